import type { Cue } from './setting.ts';

/** The sounds, made by code: no file is loaded for them. This module is fetched when a reader first wants sound. */

let context: AudioContext | undefined;

/** Plays some cues, one after the other. `volume`: a percentage. */
export function play(cues: readonly Cue[], volume: number): void {
  context ??= new AudioContext();
  // A browser lets a page sound only after a touch of the reader; until then it stays silent.
  void context.resume();
  const out = context.createGain();
  // Loudness is heard as the square of the amplitude.
  out.gain.value = (volume / 100) ** 2;
  out.connect(context.destination);
  let at = context.currentTime + 0.02;
  for (const cue of cues) {
    SOUNDS[cue](context, out, at);
    at += LASTS[cue];
  }
}

type Sound = (context: AudioContext, out: AudioNode, at: number) => void;

/** Seconds until the next cue may begin. */
const LASTS: Readonly<Record<Cue, number>> = { dice: 0.34, hit: 0.16, move: 0.1, turn: 0 };

const SOUNDS: Readonly<Record<Cue, Sound>> = {
  // Wood set down on the map.
  move: (context, out, at) => {
    tone(context, out, { at, from: 210, to: 120, lasts: 0.07, loud: 0.5 });
    noise(context, out, { at, pitch: 1400, lasts: 0.025, loud: 0.25 });
  },
  // Four dice on the table, the last one rolling out.
  dice: (context, out, at) => {
    for (const [after, pitch, loud] of ROLL) noise(context, out, { at: at + after, pitch, lasts: 0.035, loud });
  },
  // A blow on a shield.
  hit: (context, out, at) => {
    tone(context, out, { at, from: 120, to: 55, lasts: 0.2, loud: 0.8 });
    noise(context, out, { at, pitch: 700, lasts: 0.06, loud: 0.4 });
  },
  // A small bell.
  turn: (context, out, at) => {
    for (const [ratio, loud, lasts] of BELL)
      tone(context, out, { at, from: 659 * ratio, to: 659 * ratio, lasts, loud });
  },
};

const ROLL = [
  [0, 2600, 0.5],
  [0.06, 3100, 0.4],
  [0.13, 2300, 0.45],
  [0.23, 2800, 0.25],
] as const;

/** The partials of the bell: a multiple of its pitch, loudness, seconds. */
const BELL = [
  [1, 0.32, 1.5],
  [2, 0.18, 1.1],
  [2.76, 0.1, 0.7],
  [5.4, 0.05, 0.35],
] as const;

interface Tone {
  readonly at: number;
  /** The pitch glides, in Hz. */
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly loud: number;
}

function tone(context: AudioContext, out: AudioNode, { at, from, to, lasts, loud }: Tone): void {
  const source = context.createOscillator();
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(fading(context, out, at, lasts, loud));
  source.start(at);
  source.stop(at + lasts);
}

interface Noise extends Pick<Tone, 'at' | 'lasts' | 'loud'> {
  /** The middle of its band, in Hz. */
  readonly pitch: number;
}

function noise(context: AudioContext, out: AudioNode, { at, pitch, lasts, loud }: Noise): void {
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(fading(context, out, at, lasts, loud));
  source.start(at);
}

/** A gain that falls from its loudness to nothing. */
function fading(context: AudioContext, out: AudioNode, at: number, lasts: number, loud: number): AudioNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  gain.connect(out);
  return gain;
}
