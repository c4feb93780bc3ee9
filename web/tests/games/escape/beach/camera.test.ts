import { describe, expect, it } from "vitest";
import { Camera } from "../../../../src/games/escape/beach/camera.svelte";

const BOARD = { width: 800, height: 900 };

function camera(width: number, height: number): Camera {
  const made = new Camera();
  made.measure({ width, height }, BOARD);
  return made;
}

describe("what of the board is seen", () => {
  it("is all of it at the start, in the middle", () => {
    const wide = camera(1000, 720);
    expect([wide.scale, wide.x, wide.y]).toEqual([0.8, 180, 0]);
    expect(wide.isHome).toBe(true);
  });

  it("fits the width where the whole would be too small", () => {
    expect(camera(400, 200).scale).toBe(0.5);
  });

  it("comes nearer as the beach grows shorter, down to the boats, unless somebody looks closer", () => {
    const wide = camera(1000, 720);
    wide.measure({ width: 1000, height: 720 }, BOARD, 180);
    expect([wide.scale, wide.x, wide.y]).toEqual([1, 100, -180]);
    wide.zoom(2);
    wide.measure({ width: 1000, height: 720 }, BOARD, 300);
    expect(wide.scale).toBe(2);
  });

  it("is a part of it below what covers the window, until somebody looks elsewhere", () => {
    const phone = camera(400, 500);
    const boats = { left: 0, right: 800, top: 600, bottom: 900 };
    phone.frame(boats, 200);
    expect([phone.scale, phone.at({ x: 200, y: 425 })]).toEqual([0.5, { x: 400, y: 750 }]);
    phone.measure({ width: 400, height: 440 }, BOARD);
    expect(phone.at({ x: 200, y: 365 })).toEqual({ x: 400, y: 750 });
    phone.fit();
    phone.measure({ width: 400, height: 450 }, BOARD);
    expect(phone.isHome).toBe(true);
  });

  it("keeps what is under the finger there while it zooms", () => {
    const phone = camera(400, 450);
    const finger = { x: 300, y: 200 };
    const before = phone.at(finger);
    phone.zoom(2.4, finger);
    expect(phone.at(finger).x).toBeCloseTo(before.x);
    expect(phone.at(finger).y).toBeCloseTo(before.y);
  });

  it("never shows less than the whole nor loses the board", () => {
    const phone = camera(400, 450);
    phone.zoom(0.2);
    expect(phone.scale).toBe(0.5);
    phone.zoom(3);
    phone.pan(5000, -9000);
    expect(phone.x).toBeLessThan(40);
    expect(phone.y).toBeGreaterThan(450 - 900 * phone.scale - 40);
  });

  it("stays where somebody looked when the window changes, and shows the whole to who saw the whole", () => {
    const phone = camera(400, 450);
    phone.measure({ width: 800, height: 900 }, BOARD);
    expect(phone.scale).toBe(1);
    phone.zoom(2);
    phone.measure({ width: 400, height: 450 }, BOARD);
    expect(phone.scale).toBe(2);
  });

  it("stays where somebody looked also where the whole is too high for the window", () => {
    const phone = camera(400, 240);
    phone.pan(0, -100);
    const before = phone.y;
    expect(before).toBeLessThan(0);
    phone.measure({ width: 400, height: 250 }, BOARD);
    expect(phone.y).toBe(before);
  });

  it("moves just as far as brings a place into sight", () => {
    const phone = camera(400, 450);
    phone.zoom(4, { x: 0, y: 0 });
    const before = phone.x;
    phone.reveal({ x: 60, y: 60 });
    expect(phone.x).toBe(before);
    phone.reveal({ x: 700, y: 60 }, 50);
    expect(phone.x + 700 * phone.scale).toBeCloseTo(350);
  });

  it("tells what is in sight", () => {
    const phone = camera(400, 450);
    expect(phone.shows({ x: 700, y: 60 })).toBe(true);
    phone.zoom(4, { x: 0, y: 0 });
    expect(phone.shows({ x: 700, y: 60 })).toBe(false);
    expect(phone.shows({ x: 60, y: 60 })).toBe(true);
  });
});
