import { z } from 'zod';
import { ANIMATION_FRAMES_MAX, SHEET_SIDE_MAX } from '../limits.ts';
import { field } from './field.ts';

export const animationSchema = z.strictObject({
  name: field.name,
  /** Null takes the image of the type that plays it. */
  image: field.reference,
  columns: field.integer(1, SHEET_SIDE_MAX).default(1),
  rows: field.integer(1, SHEET_SIDE_MAX).default(1),
  /** Cells of the sheet, counted from 0 row by row. */
  frames: field
    .list(field.integer(0, SHEET_SIDE_MAX * SHEET_SIDE_MAX - 1), ANIMATION_FRAMES_MAX)
    .min(1)
    .default([0]),
  framesPerSecond: field.number(0.1, 60).default(8),
  isLooping: z.boolean().default(true),
});

export type Animation = z.output<typeof animationSchema>;
