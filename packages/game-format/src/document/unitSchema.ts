import { z } from 'zod';
import {
  DESCRIPTION_MAX,
  DROPS_MAX,
  INVENTORY_MAX,
  SECONDS_MAX,
  STACK_MAX,
  VARIABLES_MAX,
} from '../limits.ts';
import { aiSchema } from './aiSchema.ts';
import { ownAttributesSchema } from './attributeSchema.ts';
import { bodySchema } from './bodySchema.ts';
import { controlsSchema } from './controlsSchema.ts';
import { field } from './field.ts';
import { interactionSchema } from './interactionSchema.ts';
import { lookSchema } from './lookSchema.ts';
import { variableValueSchema } from './variablesSchema.ts';

const count = field.integer(1, STACK_MAX);

const startItem = z.strictObject({ item: field.id, count: count.default(1) });

const drop = z.strictObject({
  item: field.id,
  chance: field.chance.default(1),
  min: count.default(1),
  max: count.default(1),
});

const inventory = z.strictObject({
  size: field.integer(0, INVENTORY_MAX).default(0),
  startItems: field.list(startItem, INVENTORY_MAX).default([]),
});

const death = z.strictObject({
  drops: field.list(drop, DROPS_MAX).default([]),
  dropsInventory: z.boolean().default(false),
  /** For units without a player; null stays dead. */
  respawnSeconds: field.number(0, SECONDS_MAX).nullable().default(null),
  /** Score for whoever defeats it. */
  score: field.amount.default(0),
});

const touchDamage = z.strictObject({
  amount: field.amount,
  everySeconds: field.number(0.05, SECONDS_MAX).default(0.5),
});

const sounds = z.strictObject({
  appear: field.reference,
  attack: field.reference,
  hurt: field.reference,
  die: field.reference,
  jump: field.reference,
  step: field.reference,
});

const effects = z.strictObject({
  appear: field.reference,
  attack: field.reference,
  hurt: field.reference,
  die: field.reference,
  trail: field.reference,
});

export const unitSchema = z.strictObject({
  name: field.name,
  description: field.text(DESCRIPTION_MAX).default(''),
  look: lookSchema.prefault({}),
  body: bodySchema.prefault({}),
  controls: controlsSchema.prefault({}),
  attributes: ownAttributesSchema.default({}),
  inventory: inventory.prefault({}),
  ai: aiSchema.prefault({}),
  death: death.prefault({}),
  touchDamage: touchDamage.nullable().default(null),
  /** The team of units that no player owns. */
  team: field.reference,
  isInvulnerable: z.boolean().default(false),
  canPickUpItems: z.boolean().default(true),
  hasNameLabel: z.boolean().default(true),
  interaction: interactionSchema.prefault({}),
  sounds: sounds.prefault({}),
  effects: effects.prefault({}),
  script: field.reference,
  variables: field.record(variableValueSchema, VARIABLES_MAX).default({}),
});

export type UnitType = z.output<typeof unitSchema>;
