import { settings } from './settings.ts';

/** Few, soft and short: notes in hertz, one after the other. */
const SOUNDS = {
  move: [392],
  turn: [523, 659],
  refused: [196, 174],
  over: [523, 659, 784, 1047],
} as const;

const NOTE = 0.11; // s between notes
const RING = 0.35; // s until a note has died away

let context: AudioContext | undefined;

export function play(sound: keyof typeof SOUNDS): void {
  // Browsers let nobody make a sound before the first tap or key.
  if (settings.sound.value !== 'on' || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  for (const [i, pitch] of SOUNDS[sound].entries()) pluck(context, pitch, start + i * NOTE);
}

function pluck(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + RING);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + RING);
}
