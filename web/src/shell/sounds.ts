import { settings } from "./settings.svelte";

export type Cue = "drop" | "page" | "horn" | "tick";

let context: AudioContext | null = null;

/** A small sound, made here and now; silence until somebody asks for sound. */
export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Before the first touch of the page a browser keeps us silent; then there is nothing to catch up on.
  if (context.state === "suspended") void context.resume();
  else SOUNDS[cue](context);
}

/** Let a sound be heard at once, because somebody asked for it. */
export async function sample(cue: Cue): Promise<void> {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  await context.resume();
  SOUNDS[cue](context);
}

const SOUNDS: Record<Cue, (context: AudioContext) => void> = {
  drop(context) {
    const { tone, gain, now } = voice(context, "sine", 0.16);
    tone.frequency.setValueAtTime(880, now);
    tone.frequency.exponentialRampToValueAtTime(260, now + 0.09);
    fade(gain, now, 0.005, 0.16);
  },
  tick(context) {
    const { tone, gain, now } = voice(context, "sine", 0.05, 0.06);
    tone.frequency.setValueAtTime(1400, now);
    fade(gain, now, 0.002, 0.06);
  },
  page(context) {
    const length = 0.18;
    const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    const rustle = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 2600, Q: 0.7 });
    const gain = new GainNode(context, { gain: 0.08 });
    rustle.connect(filter).connect(gain).connect(context.destination);
    fade(gain, context.currentTime, 0.04, length);
    rustle.start();
  },
  horn(context) {
    for (const [frequency, loudness] of [
      [110, 0.12],
      [165, 0.07],
    ] as const) {
      const { tone, gain, now } = voice(context, "triangle", loudness, 1.1);
      tone.frequency.setValueAtTime(frequency * 0.97, now);
      tone.frequency.linearRampToValueAtTime(frequency, now + 0.2);
      fade(gain, now, 0.15, 1.1);
    }
  },
};

function voice(context: AudioContext, type: OscillatorType, loudness: number, length = 0.2) {
  const tone = new OscillatorNode(context, { type });
  const gain = new GainNode(context, { gain: loudness });
  tone.connect(gain).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + length);
  return { tone, gain, now: context.currentTime };
}

function fade(gain: GainNode, now: number, rise: number, length: number): void {
  const loudest = gain.gain.value;
  gain.gain.setValueAtTime(0.0001, now);
  gain.gain.linearRampToValueAtTime(loudest, now + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
}
