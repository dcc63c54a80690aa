import { z } from 'zod';
import { NAME_MAX } from '../limits.ts';
import { field } from './field.ts';

/** What a player standing near can do with a unit or a prop. */
export const interactionSchema = z.strictObject({
  dialogue: field.reference,
  shop: field.reference,
  rule: field.reference,
  range: field.number(0.1, 20).default(1.5),
  /** Said to who stands near. `{Press:e}` becomes “Press E”, or “Tap Use” where there is a button instead. */
  hint: field.text(NAME_MAX).default(''),
});

export type Interaction = z.output<typeof interactionSchema>;
