import { z } from 'zod';
import { INVENTORY_MAX, KEY_BINDINGS_MAX, NAME_MAX, SECONDS_MAX, SPEED_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { keys } from './keys.ts';

const speed = fieldSchemas.number(0, SPEED_MAX);
const seconds = fieldSchemas.number(0, SECONDS_MAX);

const command = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('run-rule'), rule: fieldSchemas.id }),
  z.strictObject({ kind: z.literal('use-item') }),
  z.strictObject({ kind: z.literal('reload') }),
  z.strictObject({ kind: z.literal('drop-item') }),
  z.strictObject({ kind: z.literal('pick-up') }),
  z.strictObject({ kind: z.literal('interact') }),
  z.strictObject({ kind: z.literal('select-slot'), slot: fieldSchemas.integer(1, INVENTORY_MAX) }),
  z.strictObject({ kind: z.literal('next-slot') }),
]);

const keyBinding = z.strictObject({
  key: z.enum(keys),
  press: command.optional(),
  release: command.optional(),
  cooldown: seconds.default(0),
  cost: z.strictObject({ attribute: fieldSchemas.id, amount: fieldSchemas.amount }).optional(),
  /** A button on touch screens. Coordinates run from 0 to 1 across the screen. */
  touchButton: z
    .strictObject({ label: fieldSchemas.text(NAME_MAX), x: fieldSchemas.chance, y: fieldSchemas.chance })
    .optional(),
});

const controlSchemes = [
  'none',
  'wasd',
  'arrows',
  'platformer',
  'vehicle',
  'follow-mouse',
  'click-to-move',
] as const;

export const controlsSchema = z.strictObject({
  scheme: z.enum(controlSchemes).default('none'),
  speed: speed.default(5),
  acceleration: fieldSchemas.number(0, 1000).default(60),
  /** What decides where the unit faces: its movement, the mouse, or physics. */
  facing: z.enum(['movement', 'mouse', 'physics']).default('movement'),
  jumpSpeed: speed.default(13),
  jumps: fieldSchemas.integer(0, 10).default(1),
  airControl: fieldSchemas.chance.default(0.7),
  /** A jump also works if it is pressed up to this many seconds after walking off an edge or before landing. */
  jumpGraceSeconds: fieldSchemas.number(0, 1).default(0.1),
  canClimbWalls: z.boolean().default(false),
  /** Degrees per second, for vehicles. */
  turnSpeed: fieldSchemas.number(0, 1440).default(180),
  reverseSpeed: speed.default(2),
  /** 1 never slides sideways, 0 drifts as if on ice. */
  grip: fieldSchemas.chance.default(0.8),
  /** Distance to the mouse at which a unit that follows it stops. */
  stopDistance: fieldSchemas.number(0, 20).default(0.3),
  keys: fieldSchemas.list(keyBinding, KEY_BINDINGS_MAX).default([]),
});

export type Controls = z.output<typeof controlsSchema>;
export type ControlScheme = Controls['scheme'];
export type KeyBinding = z.output<typeof keyBinding>;
export type KeyCommand = z.output<typeof command>;
