import type { Interaction } from '@playloom/game-format';
import { fire, fireRule } from '../../triggers/fire.ts';
import type { Prop, Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { computeDistanceToBody, computeBodyReach } from '../bodies/bodyReach.ts';
import { openPlayerDialogue } from './dialogues.ts';
import { openPlayerShop } from './shops.ts';

/**
 * Handles the interact key: talks to, trades with or uses the nearest entity that allows it. Returns whether
 * there was one.
 */
export function startInteraction(world: World, player: Player): boolean {
  const unit = findUnit(world, player.unit);
  if (unit === null || unit.isDead || unit.isDoomed) return false;
  const partner = findPartner(world, unit);
  if (partner === null) return false;
  const context = {
    triggeringPlayer: player.id,
    triggeringUnit: unit.id,
    otherUnit: partner.kind === 'unit' ? partner.id : null,
    triggeringProp: partner.kind === 'prop' ? partner.id : null,
  };
  const { dialogue, shop, rule } = interactionOf(world, partner);
  fire(world, 'playerInteracts', context);
  if (dialogue !== null) openPlayerDialogue(world, player, dialogue, partner);
  if (shop !== null) openPlayerShop(world, player, shop, partner);
  if (rule !== null) fireRule(world, rule, context);
  return true;
}

/** Whether a unit is close enough to interact with an entity. */
export function isInInteractionRange(world: World, unit: Unit, partner: Unit | Prop, slack = 0): boolean {
  return distanceBetween(world, unit, partner) <= interactionOf(world, partner).range + slack;
}

function findPartner(world: World, unit: Unit): Unit | Prop | null {
  const { records, top } = world.entities;
  let nearest: Unit | Prop | null = null;
  let shortest = Infinity;
  for (let slot = 0; slot < top; slot += 1) {
    const entity = records[slot];
    if (entity == null || entity.isDoomed || entity === unit) continue;
    if (entity.kind !== 'prop' && (entity.kind !== 'unit' || entity.isDead)) continue;
    const interaction = interactionOf(world, entity);
    if (!isUsable(interaction)) continue;
    const distance = distanceBetween(world, unit, entity);
    if (distance > interaction.range || distance >= shortest) continue;
    nearest = entity;
    shortest = distance;
  }
  return nearest;
}

/**
 * Whether players can interact with an entity. A hint or prompt is enough, because interacting then still fires a
 * trigger for rules.
 */
function isUsable({ dialogue, shop, rule, hint, prompt }: Interaction): boolean {
  return dialogue !== null || shop !== null || rule !== null || hint !== '' || prompt !== '';
}

/**
 * The distance between the outlines of a unit and an entity, so that very large ones can interact too. Negative
 * if they overlap.
 */
function distanceBetween(world: World, unit: Unit, partner: Unit | Prop): number {
  const { x, y } = world.entities.motion;
  return computeDistanceToBody(world, partner, x[unit.slot]!, y[unit.slot]!) - computeBodyReach(world, unit);
}

function interactionOf(world: World, partner: Unit | Prop): Interaction {
  const { units, props } = world.game;
  return (partner.kind === 'unit' ? units.get(partner.type)! : props.get(partner.type)!).type.interaction;
}
