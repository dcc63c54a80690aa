import { z } from 'zod';
import {
  ATTRIBUTES_PER_TYPE_MAX,
  DESCRIPTION_MAX,
  DROPS_MAX,
  SECONDS_MAX,
  SPEED_MAX,
  STACK_MAX,
} from './limits.ts';
import { bodySchema } from './bodySchema.ts';
import { itemFeelSchema } from './feelSchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { lookSchema } from './lookSchema.ts';
import { markerSchema } from './markerSchema.ts';

const amounts = fieldSchemas.record(fieldSchemas.amount, ATTRIBUTES_PER_TYPE_MAX);
const seconds = fieldSchemas.number(0, SECONDS_MAX);

const ammo = z.strictObject({
  /** Shots before a reload. 0 means that it never reloads. */
  magazine: fieldSchemas.integer(0, STACK_MAX).default(0),
  reloadSeconds: seconds.default(1),
  /** The item that reloading consumes. Null reloads for free. */
  item: fieldSchemas.reference,
});

const melee = z.strictObject({
  kind: z.literal('melee'),
  damage: fieldSchemas.amount.default(10),
  range: fieldSchemas.number(0.1, 20).default(1.2),
  arc: fieldSchemas.number(1, 360).default(90),
  knockback: fieldSchemas.number(0, SPEED_MAX).default(3),
  usesPerSecond: fieldSchemas.number(0.05, 20).default(2),
});

const ranged = z.strictObject({
  kind: z.literal('ranged'),
  projectile: fieldSchemas.id,
  /** Null uses the damage of the projectile type. */
  damage: fieldSchemas.amount.nullable().default(null),
  projectilesPerShot: fieldSchemas.integer(1, 32).default(1),
  spread: fieldSchemas.number(0, 360).default(0),
  recoil: fieldSchemas.number(0, SPEED_MAX).default(0),
  usesPerSecond: fieldSchemas.number(0.05, 20).default(3),
  ammo: ammo.prefault({}),
});

const consumable = z.strictObject({
  /** Changes to the attributes of the unit that uses it. */
  attributes: amounts.default({}),
  buffs: fieldSchemas.list(fieldSchemas.id, DROPS_MAX).default([]),
  useSeconds: seconds.default(0),
  isUsedOnPickUp: z.boolean().default(false),
});

const whileHeld = z.strictObject({
  speedFactor: fieldSchemas.number(0, 10).default(1),
  damageFactor: fieldSchemas.number(0, 100).default(1),
  damageTakenFactor: fieldSchemas.number(0, 100).default(1),
  /** Whether the bonuses also apply while the item is in the inventory and not held. */
  isInInventory: z.boolean().default(false),
});

const sounds = z.strictObject({
  use: fieldSchemas.reference,
  empty: fieldSchemas.reference,
  reload: fieldSchemas.reference,
  pickUp: fieldSchemas.reference,
  drop: fieldSchemas.reference,
});

export const itemSchema = z.strictObject({
  name: fieldSchemas.name,
  description: fieldSchemas.text(DESCRIPTION_MAX).default(''),
  look: lookSchema.prefault({ shape: 'box', width: 0.5, height: 0.5 }),
  body: bodySchema.prefault({ width: 0.5, height: 0.5, isSensor: true }),
  maxStack: fieldSchemas.integer(1, STACK_MAX).default(1),
  pickUp: z.enum(['touch', 'key', 'never']).default('touch'),
  isDroppable: z.boolean().default(true),
  /** Seconds on the ground before it is removed. Null keeps it. */
  groundSeconds: seconds.nullable().default(null),
  holdOffset: fieldSchemas.point.default({ x: 0.5, y: 0 }),
  isShownInHand: z.boolean().default(true),
  /** Whether holding the key uses the item repeatedly. */
  isAutomatic: z.boolean().default(false),
  weapon: z.discriminatedUnion('kind', [melee, ranged]).nullable().default(null),
  consumable: consumable.nullable().default(null),
  whileHeld: whileHeld.prefault({}),
  /** Only while it lies on the ground. */
  marker: markerSchema.nullable().default(null),
  /** The rule that runs when the item is used. */
  useRule: fieldSchemas.reference,
  sounds: sounds.prefault({}),
  effects: z
    .strictObject({
      use: fieldSchemas.reference,
      hit: fieldSchemas.reference,
      pickUp: fieldSchemas.reference,
    })
    .prefault({}),
  feel: itemFeelSchema.prefault({}),
  script: fieldSchemas.reference,
});

export type ItemType = z.output<typeof itemSchema>;
export type Weapon = NonNullable<ItemType['weapon']>;
