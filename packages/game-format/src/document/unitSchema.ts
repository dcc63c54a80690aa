import { z } from 'zod';
import {
  DESCRIPTION_MAX,
  DROPS_MAX,
  INVENTORY_MAX,
  SECONDS_MAX,
  STACK_MAX,
  VARIABLES_MAX,
} from './limits.ts';
import { aiSchema } from './aiSchema.ts';
import { ownAttributesSchema } from './attributeSchema.ts';
import { bodySchema } from './bodySchema.ts';
import { controlsSchema } from './controlsSchema.ts';
import { unitFeelSchema } from './feelSchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { interactionSchema } from './interactionSchema.ts';
import { lookSchema } from './lookSchema.ts';
import { markerSchema } from './markerSchema.ts';
import { variableValueSchema } from './variablesSchema.ts';

const count = fieldSchemas.integer(1, STACK_MAX);

const startItem = z.strictObject({ item: fieldSchemas.id, count: count.default(1) });

const drop = z.strictObject({
  item: fieldSchemas.id,
  chance: fieldSchemas.chance.default(1),
  min: count.default(1),
  max: count.default(1),
});

const inventory = z.strictObject({
  size: fieldSchemas.integer(0, INVENTORY_MAX).default(0),
  startItems: fieldSchemas.list(startItem, INVENTORY_MAX).default([]),
});

const death = z.strictObject({
  drops: fieldSchemas.list(drop, DROPS_MAX).default([]),
  dropsInventory: z.boolean().default(false),
  /** Only for units without a player. Null means that the unit stays dead. */
  respawnSeconds: fieldSchemas.number(0, SECONDS_MAX).nullable().default(null),
  /** Score for the player who kills it. */
  score: fieldSchemas.amount.default(0),
});

const touchDamage = z.strictObject({
  amount: fieldSchemas.amount,
  everySeconds: fieldSchemas.number(0.05, SECONDS_MAX).default(0.5),
});

const sounds = z.strictObject({
  appear: fieldSchemas.reference,
  attack: fieldSchemas.reference,
  hurt: fieldSchemas.reference,
  die: fieldSchemas.reference,
  jump: fieldSchemas.reference,
  step: fieldSchemas.reference,
});

const effects = z.strictObject({
  appear: fieldSchemas.reference,
  attack: fieldSchemas.reference,
  hurt: fieldSchemas.reference,
  die: fieldSchemas.reference,
  trail: fieldSchemas.reference,
});

export const unitSchema = z.strictObject({
  name: fieldSchemas.name,
  description: fieldSchemas.text(DESCRIPTION_MAX).default(''),
  look: lookSchema.prefault({}),
  body: bodySchema.prefault({}),
  controls: controlsSchema.prefault({}),
  attributes: ownAttributesSchema.default({}),
  inventory: inventory.prefault({}),
  ai: aiSchema.prefault({}),
  death: death.prefault({}),
  touchDamage: touchDamage.nullable().default(null),
  /** The team of units without an owner. */
  team: fieldSchemas.reference,
  isInvulnerable: z.boolean().default(false),
  canPickUpItems: z.boolean().default(true),
  hasNameLabel: z.boolean().default(true),
  interaction: interactionSchema.prefault({}),
  marker: markerSchema.nullable().default(null),
  sounds: sounds.prefault({}),
  effects: effects.prefault({}),
  feel: unitFeelSchema.prefault({}),
  script: fieldSchemas.reference,
  variables: fieldSchemas.record(variableValueSchema, VARIABLES_MAX).default({}),
});

export type UnitType = z.output<typeof unitSchema>;
