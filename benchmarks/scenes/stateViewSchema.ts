import { schema, t } from '@colyseus/schema';
import type { Entity, World } from '@playloom/engine';
import { protocolLimits, quantizePosition, quantizeVelocity } from '@playloom/protocol';
import { ANIMATION_NAMES } from './wireScene.ts';

/** The compared fields of an entity, each in the smallest type that holds the values our protocol sends. */
export const WireEntity = schema(
  {
    x: t.uint16(),
    y: t.uint16(),
    rotation: t.uint8(),
    vx: t.int8(),
    vy: t.int8(),
    health: t.uint16(),
    animation: t.uint8(),
  },
  'WireEntity',
);
export type WireEntity = InstanceType<typeof WireEntity>;

export const WireState = schema({ entities: t.map(WireEntity).view() }, 'WireState');
export type WireState = InstanceType<typeof WireState>;

export interface WireFields {
  x: number;
  y: number;
  rotation: number;
  vx: number;
  vy: number;
  health: number;
  animation: number;
}

const TURN = Math.PI * 2;
const { POSITION_QUANTUM, VELOCITY_QUANTUM, ROTATION_STEPS } = protocolLimits;

/** Copies the current state of an entity. Values that stay the same are not sent again. */
export function copyEntityState(fields: WireFields, world: World, entity: Entity): void {
  const { x, y, rotation, vx, vy } = world.entities.motion;
  const { attributes } = world.entities;
  const { slot } = entity;
  fields.x = quantizePosition(x[slot]!) / POSITION_QUANTUM;
  fields.y = quantizePosition(y[slot]!) / POSITION_QUANTUM;
  fields.rotation = Math.round((rotation[slot]! / TURN) * ROTATION_STEPS) & (ROTATION_STEPS - 1);
  fields.vx = quantizeVelocity(vx[slot]!) / VELOCITY_QUANTUM;
  fields.vy = quantizeVelocity(vy[slot]!) / VELOCITY_QUANTUM;
  // Health is the only attribute in the scene.
  fields.health = Math.round(attributes.value[slot * attributes.stride]!);
  const { animation } = entity.look;
  fields.animation =
    animation === null ? 0 : 1 + ANIMATION_NAMES.indexOf(animation.name as (typeof ANIMATION_NAMES)[number]);
}
