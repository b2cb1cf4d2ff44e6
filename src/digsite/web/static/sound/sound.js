/** A few small sounds, made on the spot: wood, sand, a bell. */

import { settings } from "../state/settings.js";

/** @type {AudioContext | undefined} */
let context;

/**
 * @typedef {{
 *   wave?: OscillatorType, notes: number[], step?: number, long?: number, loud?: number, noise?: number
 * }} Tone
 */

const TONES = /** @type {Record<string, Tone>} */ ({
  tap: { wave: "triangle", notes: [420], long: 0.06, loud: 0.1 },
  place: { wave: "sine", notes: [190, 140], step: 0.03, long: 0.09, loud: 0.22, noise: 0.05 },
  draw: { notes: [], noise: 0.12, loud: 0.1 },
  score: { wave: "triangle", notes: [523, 659, 784], step: 0.07, long: 0.16, loud: 0.09 },
  turn: { wave: "sine", notes: [587, 880], step: 0.11, long: 0.35, loud: 0.1 },
  reveal: { wave: "sine", notes: [147, 139, 131], step: 0.16, long: 0.5, loud: 0.16 },
  lost: { wave: "triangle", notes: [330, 262, 208], step: 0.14, long: 0.3, loud: 0.12 },
  won: { wave: "triangle", notes: [523, 659, 784, 1047], step: 0.12, long: 0.5, loud: 0.1 },
  said: { wave: "sine", notes: [740], long: 0.1, loud: 0.06 },
  no: { wave: "triangle", notes: [165], long: 0.12, loud: 0.1 },
});

/** @param {string | null} name */
export function play(name) {
  const tone = name && TONES[name];
  if (!tone || !settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  tone.notes.forEach((pitch, number) => ring(tone, pitch, start + number * (tone.step ?? 0)));
  if (tone.noise) rustle(start, tone.noise, tone.loud ?? 0.1);
}

/** @param {Tone} tone @param {number} pitch @param {number} at */
function ring({ wave = "sine", long = 0.1, loud = 0.1 }, pitch, at) {
  if (!context) return;
  const voice = new OscillatorNode(context, { type: wave, frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + long + 0.02);
}

/** @param {number} at @param {number} long @param {number} loud */
function rustle(at, long, loud) {
  if (!context) return;
  const buffer = new AudioBuffer({
    length: Math.ceil(long * context.sampleRate),
    sampleRate: context.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++)
    samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 2400, Q: 0.6 });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: loud }))
    .connect(context.destination);
  source.start(at);
}
