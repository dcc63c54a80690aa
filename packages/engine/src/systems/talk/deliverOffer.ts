import type { Offer } from '@playloom/game-format';
import { cos, sin } from '../../math/trigonometry.ts';
import { castBall } from '../../physics/cast.ts';
import { spawnUnit } from '../units/spawnUnit.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { addUnitBuff } from '../buffs/buffs.ts';
import { computeBodyReach } from '../bodies/bodyReach.ts';
import { countFreeCapacity } from '../inventory/countItems.ts';
import { giveItemToUnit } from '../inventory/giveItemToUnit.ts';

/** The gap between a buyer and the bought unit, which appears in front of it. */
const UNIT_GAP = 0.2;
const ONLY_WALLS = { walls: true, units: false, items: false, props: false } as const;

/** Returns why a player can't receive the product, as a text for the player; null if it can. */
export function findDeliveryProblem(world: World, player: Player, { sells }: Offer): string | null {
  if (sells.kind === 'actions') return null;
  const unit = findBuyer(world, player);
  if (unit === null) return 'You can’t buy this right now.';
  if (sells.kind === 'item' && countFreeCapacity(world, unit, sells.item) < sells.count) {
    return 'Your inventory is full.';
  }
  return null;
}

/** Gives a player the product. Returns a text for the player if there is no room for it; null on success. */
export function deliverOffer(world: World, player: Player, { sells }: Offer): string | null {
  const unit = findBuyer(world, player);
  if (sells.kind === 'actions' || unit === null) return null;
  if (sells.kind === 'buff') addUnitBuff(world, unit, sells.buff, null);
  if (sells.kind === 'item') {
    return giveItemToUnit(world, unit, sells.item, sells.count) > 0 ? null : 'There’s no room for this.';
  }
  if (sells.kind === 'unit' && spawnUnitInFront(world, player, unit, sells.unit) === null) {
    return 'There’s no room for this.';
  }
  return null;
}

function spawnUnitInFront(world: World, player: Player, buyer: Unit, type: string): Unit | null {
  const { motion } = world.entities;
  const { width, height } = world.game.units.get(type)!.type.body;
  const x = motion.x[buyer.slot]!;
  const y = motion.y[buyer.slot]!;
  const rotation = motion.rotation[buyer.slot]!;
  const dirX = cos(rotation);
  const dirY = sin(rotation);
  const radius = Math.max(width, height) / 2;
  const wanted = computeBodyReach(world, buyer) + radius + UNIT_GAP;
  const distance = castBall(world.physics, x, y, dirX, dirY, wanted, radius, ONLY_WALLS)?.distance ?? wanted;
  return spawnUnit(world, {
    type,
    x: x + dirX * distance,
    y: y + dirY * distance,
    rotation,
    team: player.team,
    owner: player.id,
  });
}

function findBuyer(world: World, player: Player): Unit | null {
  const unit = findUnit(world, player.unit);
  return unit === null || unit.isDead || unit.isDoomed ? null : unit;
}
