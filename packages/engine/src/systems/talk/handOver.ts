import type { Offer } from '@playloom/game-format';
import { cos, sin } from '../../math/trigonometry.ts';
import { castBall } from '../../physics/cast.ts';
import { createUnit } from '../../spawn/createUnit.ts';
import type { Unit } from '../../world/Entity.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import type { World } from '../../world/World.ts';
import { giveBuff } from '../buffs/buffs.ts';
import { reachOf } from '../items/bodyReach.ts';
import { countRoom } from '../items/countItems.ts';
import { giveItem } from '../items/giveItem.ts';

/** Between the buyer and a bought unit in front of it. */
const UNIT_GAP = 0.2;
const ONLY_WALLS = { walls: true, units: false, items: false, props: false } as const;

/** Why a buyer could not take what is sold; null when it could. */
export function whyNotHandOver(world: World, player: Player, { sells }: Offer): string | null {
  if (sells.kind === 'actions') return null;
  const unit = findBuyer(world, player);
  if (unit === null) return 'You cannot buy this now.';
  if (sells.kind === 'item' && countRoom(world, unit, sells.item) < sells.count) {
    return 'Your inventory is full.';
  }
  return null;
}

/** Gives the buyer what is sold. Tells what went wrong when the room itself is full; null when all went well. */
export function handOver(world: World, player: Player, { sells }: Offer): string | null {
  const unit = findBuyer(world, player);
  if (sells.kind === 'actions' || unit === null) return null;
  if (sells.kind === 'buff') giveBuff(world, unit, sells.buff, null);
  if (sells.kind === 'item') {
    return giveItem(world, unit, sells.item, sells.count) > 0 ? null : 'There is no room for this.';
  }
  if (sells.kind === 'unit' && createBeside(world, player, unit, sells.unit) === null) {
    return 'There is no room for this.';
  }
  return null;
}

function createBeside(world: World, player: Player, unit: Unit, type: string): Unit | null {
  const { motion } = world.entities;
  const { width, height } = world.game.units.get(type)!.type.body;
  const x = motion.x[unit.slot]!;
  const y = motion.y[unit.slot]!;
  const rotation = motion.rotation[unit.slot]!;
  const dirX = cos(rotation);
  const dirY = sin(rotation);
  const radius = Math.max(width, height) / 2;
  const wanted = reachOf(world, unit) + radius + UNIT_GAP;
  const way = castBall(world.physics, x, y, dirX, dirY, wanted, radius, ONLY_WALLS)?.distance ?? wanted;
  return createUnit(world, {
    type,
    x: x + dirX * way,
    y: y + dirY * way,
    rotation,
    team: player.team,
    owner: player.id,
  });
}

function findBuyer(world: World, player: Player): Unit | null {
  const unit = findUnit(world, player.unit);
  return unit === null || unit.isDead || unit.isDoomed ? null : unit;
}
