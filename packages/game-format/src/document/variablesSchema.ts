import { z } from 'zod';
import { LIST_LENGTH_MAX, VARIABLE_TEXT_MAX, VARIABLES_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

export const variableTypes = [
  'number',
  'text',
  'boolean',
  'position',
  'unit',
  'item',
  'prop',
  'player',
  'team',
  'region',
  'unitType',
  'itemType',
  'projectileType',
  'list',
  'record',
] as const;
export type VariableType = (typeof variableTypes)[number];

const plainValue = z.union([
  fieldSchemas.amount,
  fieldSchemas.text(VARIABLE_TEXT_MAX),
  z.boolean(),
  z.null(),
]);

/** Initial lists and records are one level deep. Rules and scripts can nest them further. */
export const variableValueSchema = z.union([
  plainValue,
  fieldSchemas.list(plainValue, LIST_LENGTH_MAX),
  z.record(z.string(), plainValue),
]);
export type VariableValue = z.output<typeof variableValueSchema>;

const variable = z.strictObject({
  name: fieldSchemas.name,
  type: z.enum(variableTypes),
  initial: variableValueSchema.optional(),
  /** Whether the value is sent to clients. */
  isPublic: z.boolean().default(true),
});

const playerVariable = variable.extend({
  /** Whether the value is stored with the player's saved data for the next visit. */
  isSaved: z.boolean().default(false),
});

export const variablesSchema = z.strictObject({
  global: fieldSchemas.record(variable, VARIABLES_MAX).default({}),
  unit: fieldSchemas.record(variable, VARIABLES_MAX).default({}),
  player: fieldSchemas.record(playerVariable, VARIABLES_MAX).default({}),
});

export type Variable = z.output<typeof variable>;
