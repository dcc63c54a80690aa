import { z } from 'zod';
import { SYNTH_PARAMETERS_MAX } from './limits.ts';
import { comboSemitonesSchema } from './feelSchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';

export const soundPresets = [
  'pick-up',
  'coin',
  'power-up',
  'shot',
  'laser',
  'explosion',
  'hit',
  'hurt',
  'die',
  'jump',
  'land',
  'step',
  'swing',
  'splash',
  'door',
  'click',
  'blip',
  'alarm',
  'whistle',
  'goal',
  'win',
  'lose',
  'tick',
  'wind',
  'melody-calm',
  'melody-tense',
  'melody-cheerful',
] as const;

export const soundSchema = z.strictObject({
  name: fieldSchemas.name,
  source: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('preset'), preset: z.enum(soundPresets) }),
      /** Parameters of the sound synthesizer, in the order that it expects. */
      z.strictObject({
        kind: z.literal('synth'),
        parameters: fieldSchemas.list(fieldSchemas.amount, SYNTH_PARAMETERS_MAX),
      }),
      z.strictObject({ kind: z.literal('file'), asset: fieldSchemas.id }),
    ])
    .default({ kind: 'preset', preset: 'blip' }),
  volume: fieldSchemas.chance.default(0.7),
  pitch: fieldSchemas.number(0.1, 8).default(1),
  /** How much the pitch varies each time the sound plays. */
  pitchVariation: fieldSchemas.chance.default(0.05),
  /** Distance in tiles at which the sound becomes silent. */
  range: fieldSchemas.number(1, 200).default(20),
  isMusic: z.boolean().default(false),
  /** Null uses the value of the game, which is only for sounds of hits and picked up items. */
  comboSemitones: comboSemitonesSchema.nullable().default(null),
});

export type Sound = z.output<typeof soundSchema>;
