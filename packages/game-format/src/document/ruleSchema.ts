import { z } from 'zod';
import type { Action, Expression, Trigger } from '../rules/nodes.ts';
import { ACTIONS_PER_BLOCK_MAX, COMMENT_MAX, CONDITIONS_MAX, NAME_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

/** These schemas check only the outline of rules. `checkRules` checks the details against the catalog. */
const expression = z.custom<Expression>(() => true);
const action = z.custom<Action>(isTagged('do'), {
  error: 'An action needs a “do” field with the action’s name.',
});
const trigger = z.custom<Trigger>(isTagged('when'), {
  error: 'A trigger needs a “when” field with the trigger’s name.',
});

function isTagged(tag: string) {
  return (value: unknown): boolean =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, tag) === 'string';
}

export const conditionsSchema = fieldSchemas.list(expression, CONDITIONS_MAX).default([]);
export const actionsSchema = fieldSchemas.list(action, ACTIONS_PER_BLOCK_MAX).default([]);

export const ruleSchema = z.strictObject({
  id: fieldSchemas.id,
  name: fieldSchemas.name,
  isEnabled: z.boolean().default(true),
  comment: fieldSchemas.text(COMMENT_MAX).default(''),
  /** The folder in the editor. */
  group: fieldSchemas.text(NAME_MAX).default(''),
  when: trigger,
  /** All conditions must be true. */
  if: conditionsSchema,
  do: actionsSchema,
});

export type Rule = z.output<typeof ruleSchema>;
