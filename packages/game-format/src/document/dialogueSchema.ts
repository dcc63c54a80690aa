import { z } from 'zod';
import { DIALOGUE_NODES_MAX, DIALOGUE_OPTIONS_MAX, DIALOGUE_TEXT_MAX, NAME_MAX } from '../limits.ts';
import { field } from './field.ts';
import { actionsSchema, conditionsSchema } from './ruleSchema.ts';

const option = z.strictObject({
  text: field.text(DIALOGUE_TEXT_MAX),
  /** Shown only when all of them hold. */
  if: conditionsSchema,
  do: actionsSchema,
  /** Null ends the dialogue. */
  next: field.reference,
});

const node = z.strictObject({
  speaker: field.text(NAME_MAX).default(''),
  portrait: field.reference,
  text: field.text(DIALOGUE_TEXT_MAX),
  do: actionsSchema,
  options: field.list(option, DIALOGUE_OPTIONS_MAX).default([]),
});

export const dialogueSchema = z.strictObject({
  name: field.name,
  start: field.id,
  nodes: field.record(node, DIALOGUE_NODES_MAX),
});

export type Dialogue = z.output<typeof dialogueSchema>;
export type DialogueNode = z.output<typeof node>;
export type DialogueOption = z.output<typeof option>;
