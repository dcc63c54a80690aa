import type { Melody } from './presets.ts';
import { parseNotes } from './parseNotes.ts';

const LEAD_VOLUME = 0.16;
const BASS_VOLUME = 0.2;
/** How fast a note fades, in seconds. */
const LEAD_DECAY = 0.35;
const BASS_DECAY = 0.5;
const ATTACK = 0.008;
const A = 220;

/** Renders one loop of a melody as samples. Notes at the end ring on at the start, so that the loop is seamless. */
export function renderMelody(melody: Melody, sampleRate: number): Float32Array<ArrayBuffer> {
  const stepSeconds = 30 / melody.beatsPerMinute;
  const lead = parseNotes(melody.lead);
  const length = Math.round(lead.length * stepSeconds * sampleRate);
  const samples = new Float32Array(length);
  const wave = melody.shape === 'soft' ? softWave : brightWave;
  addVoice(samples, lead, stepSeconds, sampleRate, { volume: LEAD_VOLUME, decay: LEAD_DECAY, wave });
  addVoice(samples, parseNotes(melody.bass), stepSeconds, sampleRate, {
    volume: BASS_VOLUME,
    decay: BASS_DECAY,
    wave: softWave,
  });
  return samples;
}

interface Voice {
  readonly volume: number;
  readonly decay: number;
  readonly wave: (phase: number) => number;
}

function addVoice(
  samples: Float32Array,
  notes: readonly (number | null)[],
  stepSeconds: number,
  sampleRate: number,
  { volume, decay, wave }: Voice,
): void {
  const audible = Math.round(decay * 4 * sampleRate);
  for (const [step, note] of notes.entries()) {
    if (note === null) continue;
    const start = Math.round(step * stepSeconds * sampleRate);
    const turn = (Math.PI * 2 * A * 2 ** (note / 12)) / sampleRate;
    for (let index = 0; index < audible; index += 1) {
      const seconds = index / sampleRate;
      const envelope = Math.min(1, seconds / ATTACK) * Math.exp(-seconds / decay);
      samples[(start + index) % samples.length]! += volume * envelope * wave(index * turn);
    }
  }
}

function softWave(phase: number): number {
  return Math.sin(phase) + Math.sin(phase * 2) * 0.2;
}

function brightWave(phase: number): number {
  return Math.sin(phase) + Math.sin(phase * 2) * 0.35 + Math.sin(phase * 3) * 0.25;
}
