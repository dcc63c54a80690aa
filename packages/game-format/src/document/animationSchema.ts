import { z } from 'zod';
import { ANIMATION_FRAMES_MAX, SHEET_SIDE_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

export const animationSchema = z.strictObject({
  name: fieldSchemas.name,
  /** Null uses the image of the type that plays it. */
  image: fieldSchemas.reference,
  columns: fieldSchemas.integer(1, SHEET_SIDE_MAX).default(1),
  rows: fieldSchemas.integer(1, SHEET_SIDE_MAX).default(1),
  /** Cells of the sheet, counted from 0 row by row. */
  frames: fieldSchemas
    .list(fieldSchemas.integer(0, SHEET_SIDE_MAX * SHEET_SIDE_MAX - 1), ANIMATION_FRAMES_MAX)
    .min(1)
    .default([0]),
  framesPerSecond: fieldSchemas.number(0.1, 60).default(8),
  isLooping: z.boolean().default(true),
});

export type Animation = z.output<typeof animationSchema>;
