import { z } from 'zod';
import { NAME_MAX, PROMPT_TEXT_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

/** An interaction that a nearby player can have with a unit or a prop. */
export const interactionSchema = z.strictObject({
  dialogue: fieldSchemas.reference,
  shop: fieldSchemas.reference,
  rule: fieldSchemas.reference,
  range: fieldSchemas.number(0.1, 20).default(1.5),
  /** Hint for nearby players. `{Press:e}` becomes “Press E”, or “Tap Use” on touch screens with a button for it. */
  hint: fieldSchemas.text(NAME_MAX).default(''),
  /** The word next to the key in games with prompts, such as “Open”. Empty chooses one that fits. */
  prompt: fieldSchemas.text(PROMPT_TEXT_MAX).default(''),
});

export type Interaction = z.output<typeof interactionSchema>;
