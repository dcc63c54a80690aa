import { z } from 'zod';
import { DIALOGUE_NODES_MAX, DIALOGUE_OPTIONS_MAX, DIALOGUE_TEXT_MAX, NAME_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { actionsSchema, conditionsSchema } from './ruleSchema.ts';

const option = z.strictObject({
  text: fieldSchemas.text(DIALOGUE_TEXT_MAX),
  /** The option is shown only if all conditions are true. */
  if: conditionsSchema,
  do: actionsSchema,
  /** Null ends the dialogue. */
  next: fieldSchemas.reference,
});

const node = z.strictObject({
  speaker: fieldSchemas.text(NAME_MAX).default(''),
  portrait: fieldSchemas.reference,
  text: fieldSchemas.text(DIALOGUE_TEXT_MAX),
  do: actionsSchema,
  options: fieldSchemas.list(option, DIALOGUE_OPTIONS_MAX).default([]),
});

export const dialogueSchema = z.strictObject({
  name: fieldSchemas.name,
  start: fieldSchemas.id,
  nodes: fieldSchemas.record(node, DIALOGUE_NODES_MAX),
});

export type Dialogue = z.output<typeof dialogueSchema>;
export type DialogueOption = z.output<typeof option>;
