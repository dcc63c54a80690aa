import type { soundPresets } from '@playloom/game-format';

type SoundPreset = (typeof soundPresets)[number];
type EffectPreset = Exclude<SoundPreset, `melody-${string}`>;

/**
 * Parameters of ZzFX, in its order: volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide,
 * delta slide, pitch jump, pitch jump time, repeat time, noise, modulation, bit crush, delay, sustain volume, decay,
 * tremolo, filter. Randomness is always 0: sounds vary by their playback rate instead.
 */
export const effectPresets: { readonly [Preset in EffectPreset]: readonly number[] } = {
  'pick-up': [1, 0, 520, 0, 0.02, 0.12, 1, 1.6, 0, 0, 260, 0.05],
  coin: [1, 0, 988, 0, 0.04, 0.22, 1, 1.8, 0, 0, 331, 0.06],
  'power-up': [1, 0, 300, 0.02, 0.18, 0.28, 1, 1.4, 6, 0, 160, 0.09, 0.09],
  shot: [1.1, 0, 240, 0, 0.01, 0.12, 4, 1.9, -7, 0, 0, 0, 0, 1.2, 0, 0.1],
  laser: [0.9, 0, 880, 0, 0.03, 0.14, 2, 1.3, -14, 0.4],
  explosion: [1.6, 0, 70, 0.01, 0.14, 0.6, 4, 2.2, -0.6, 0, 0, 0, 0, 1.6, 0, 0.3, 0.02, 0.7, 0.1],
  hit: [1.2, 0, 160, 0, 0.01, 0.09, 4, 1.5, -4, 0, 0, 0, 0, 0.8],
  hurt: [1.1, 0, 320, 0, 0.04, 0.16, 2, 1.4, -5, 0, 0, 0, 0, 0.3],
  die: [1.2, 0, 260, 0.01, 0.16, 0.5, 2, 1.6, -2.4, 0, -60, 0.14, 0, 0.4, 0, 0.1],
  jump: [0.9, 0, 250, 0, 0.04, 0.14, 0, 1.2, 9],
  land: [0.9, 0, 110, 0, 0.01, 0.08, 4, 1.4, -3, 0, 0, 0, 0, 0.5],
  step: [0.7, 0, 130, 0, 0, 0.04, 4, 1.2, 0, 0, 0, 0, 0, 1.1, 0, 0, 0, 0.7, 0.01],
  swing: [0.8, 0, 380, 0.03, 0.02, 0.09, 4, 0.7, -5, 0, 0, 0, 0, 2.5],
  splash: [1, 0, 460, 0.02, 0.08, 0.3, 4, 1.1, -1.5, 0, 0, 0, 0, 3.5, 0, 0, 0.03, 0.6],
  door: [1, 0, 90, 0.02, 0.1, 0.16, 3, 1.6, 1.5, 0, 30, 0.07, 0, 0.6],
  click: [0.8, 0, 900, 0, 0, 0.02, 1, 1.6],
  blip: [0.8, 0, 640, 0, 0.02, 0.07, 1, 1.6],
  alarm: [0.9, 0, 620, 0.01, 0.34, 0.1, 2, 1.4, 0, 0, -180, 0.16, 0.32],
  whistle: [0.8, 0, 1750, 0.03, 0.36, 0.12, 0, 1, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0.9, 0, 0.25],
  goal: [1.1, 0, 392, 0.01, 0.34, 0.5, 1, 1.5, 0, 0, 196, 0.13, 0.26],
  win: [1.1, 0, 523, 0.01, 0.4, 0.6, 1, 1.6, 0, 0, 131, 0.12, 0.36],
  lose: [1.1, 0, 294, 0.02, 0.36, 0.6, 1, 1.4, -0.8, 0, -70, 0.2],
  tick: [0.7, 0, 1200, 0, 0, 0.03, 1, 1.4],
  wind: [0.5, 0, 220, 0.5, 0.7, 0.8, 4, 0.5, 0, 0, 0, 0, 0, 4, 0, 0, 0.2, 0.5, 0.2, 0.4],
};

export interface Melody {
  readonly beatsPerMinute: number;
  /** Semitones from A at 220 Hz, one per half beat. A dot is a rest. */
  readonly lead: string;
  readonly bass: string;
  readonly shape: 'soft' | 'bright';
}

export const melodies: { readonly [Preset in Exclude<SoundPreset, EffectPreset>]: Melody } = {
  'melody-calm': {
    beatsPerMinute: 76,
    shape: 'soft',
    lead: '3 . 7 . 10 . 7 . 5 . 8 . 12 . 8 . 3 . 7 . 15 . 14 . 10 . 7 . 5 . . .',
    bass: '-9 . . . -9 . . . -7 . . . -7 . . . -12 . . . -12 . . . -14 . . . -14 . . .',
  },
  'melody-tense': {
    beatsPerMinute: 112,
    shape: 'bright',
    lead: '0 . . 1 0 . -2 . 0 . . 3 1 . 0 . 0 . . 1 0 . -2 . -4 . -2 . 0 . . .',
    bass:
      '-24 -24 . -24 -24 -24 . -24 -24 -24 . -24 -24 -24 . -24 ' +
      '-28 -28 . -28 -28 -28 . -28 -26 -26 . -26 -26 -26 . -26',
  },
  'melody-cheerful': {
    beatsPerMinute: 132,
    shape: 'bright',
    lead:
      '3 . 7 10 . 12 10 . 8 . 7 5 . 7 . . 3 . 7 10 . 15 14 . 12 . 10 8 7 . . . ' +
      '5 . 8 12 . 15 12 . 10 . 8 7 . 5 . . 3 . 7 10 15 . 14 12 10 . 7 . 3 . . .',
    bass:
      '-21 . -9 . -21 . -9 . -16 . -4 . -14 . -2 . -21 . -9 . -21 . -9 . -16 . -4 . -14 . -2 . ' +
      '-19 . -7 . -19 . -7 . -14 . -2 . -14 . -2 . -21 . -9 . -16 . -4 . -14 . -2 . -21 . . .',
  },
};
