import { z } from 'zod';
import { NAME_MAX } from '../limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

/** What a player standing near can do with a unit or a prop. */
export const interactionSchema = z.strictObject({
  dialogue: fieldSchemas.reference,
  shop: fieldSchemas.reference,
  rule: fieldSchemas.reference,
  range: fieldSchemas.number(0.1, 20).default(1.5),
  /** Said to who stands near. `{Press:e}` becomes “Press E”, or “Tap Use” where there is a button instead. */
  hint: fieldSchemas.text(NAME_MAX).default(''),
});

export type Interaction = z.output<typeof interactionSchema>;
