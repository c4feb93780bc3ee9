/** What an islander's face shows: how near the fog is, or that it sits in a boat. */
export type Mood = "calm" | "worried" | "alarmed" | "glad";

/** The face of somebody so many rows before the fog. */
export function moodOf(rows: number): Mood {
  if (rows <= 1) return "alarmed";
  return rows <= 3 ? "worried" : "calm";
}
