import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// While developing, `npm run dev` shows the page and a `foghorn serve` beside it answers.
const server = process.env.FOGHORN_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../foghorn/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy lets nothing be inline
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] }, // the words are the package's
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000, // a busy machine is no fault
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
