import type { Body } from '@playloom/game-format';
import { addBody } from '../../physics/addBody.ts';
import type { BodyOptions } from '../../physics/PhysicsTypes.ts';
import type { Item, Prop, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

/** Adds a physics body for an entity, unless its type has none. */
export function addEntityBody(world: World, entity: Unit | Item | Prop): void {
  const plan = createBodyOptions(world, entity);
  if (plan.body.kind !== 'none') addBody(world.physics, plan);
}

export function createBodyOptions(world: World, entity: Unit | Item | Prop): BodyOptions {
  const { slot } = entity;
  const { motion } = world.entities;
  const isController = entity.kind === 'unit' && schemeOf(world, entity) === 'platformer';
  const body = bodyOf(world, entity);
  return {
    slot,
    owner: entity.kind,
    body,
    x: motion.x[slot]!,
    y: motion.y[slot]!,
    // Platformer units face left and right but stay upright.
    rotation: isController ? 0 : motion.rotation[slot]!,
    scale: motion.scale[slot]!,
    isController,
    isOneWay: entity.kind === 'prop' && world.game.props.get(entity.type)!.type.isOneWay,
    damping: isSteered(world, entity) ? 0 : (body.damping ?? world.game.game.settings.damping),
  };
}

/**
 * Whether a unit is moved by controls or AI. Such units brake by themselves, and damping would make them slower
 * than their type's speed.
 */
function isSteered(world: World, entity: Unit | Item | Prop): boolean {
  if (entity.kind !== 'unit') return false;
  const { controls, ai } = world.game.units.get(entity.type)!.type;
  return controls.scheme !== 'none' || ai.behaviour !== 'none';
}

function schemeOf(world: World, unit: Unit): string {
  return world.game.units.get(unit.type)!.type.controls.scheme;
}

function bodyOf(world: World, entity: Unit | Item | Prop): Body {
  const { units, items, props } = world.game;
  if (entity.kind === 'unit') return units.get(entity.type)!.type.body;
  if (entity.kind === 'item') return items.get(entity.type)!.type.body;
  const { body, motion } = props.get(entity.type)!.type;
  // A prop on a path must carry the bodies on top of it, and only kinematic bodies do that.
  return motion !== null && body.kind !== 'none' ? { ...body, kind: 'kinematic' } : body;
}
