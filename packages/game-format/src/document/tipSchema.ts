import { z } from 'zod';
import { fieldSchemas } from './fieldSchemas.ts';
import { keys } from './keys.ts';
import { TIP_TEXT_MAX, TIP_TIMES_MAX, TIP_WAIT_SECONDS_MAX } from './limits.ts';

const times = fieldSchemas.integer(1, TIP_TIMES_MAX).default(1);

/**
 * What completes a tip. Clients decide it from what they see themselves: the player's own unit, keys, inventory and
 * score. A room knows nothing about tips.
 */
const condition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('moves'), tiles: fieldSchemas.number(0.5, 100).default(3) }),
  z.strictObject({ kind: z.literal('turns'), degrees: fieldSchemas.number(10, 3600).default(180) }),
  z.strictObject({ kind: z.literal('jumps'), times }),
  z.strictObject({ kind: z.literal('attacks'), times }),
  z.strictObject({ kind: z.literal('hits'), times }),
  /** Null means any item. */
  z.strictObject({ kind: z.literal('picks-up'), item: fieldSchemas.reference, times }),
  z.strictObject({ kind: z.literal('uses-item'), item: fieldSchemas.reference, times }),
  z.strictObject({ kind: z.literal('interacts'), times }),
  /** Null means any shop. */
  z.strictObject({ kind: z.literal('opens-shop'), shop: fieldSchemas.reference }),
  z.strictObject({ kind: z.literal('scores'), points: fieldSchemas.number(1, 1_000_000).default(1) }),
  z.strictObject({ kind: z.literal('presses-key'), key: z.enum(keys).default('space'), times }),
  z.strictObject({
    kind: z.literal('waits'),
    seconds: fieldSchemas.number(1, TIP_WAIT_SECONDS_MAX).default(6),
  }),
]);

/** A short line for new players. It disappears when they have done what it says. */
export const tipSchema = z.strictObject({
  text: fieldSchemas.text(TIP_TEXT_MAX).min(1),
  /** The key whose sign is shown in front of the text. Null chooses the one that fits the condition. */
  key: z.enum(keys).nullable().default(null),
  done: condition,
});

export type Tip = z.output<typeof tipSchema>;
export type TipCondition = Tip['done'];
