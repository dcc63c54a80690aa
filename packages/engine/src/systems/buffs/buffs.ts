import type { Buff } from '@playloom/game-format';
import { fire } from '../../triggers/fire.ts';
import { setBuffs, updateLook } from '../../world/markedFields.ts';
import type { ActiveBuff, Unit } from '../../entities/Entity.ts';
import { emitEffectAt } from '../../world/emitAt.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { applyBuffs } from './applyBuffs.ts';

/** Gives a unit a buff. If `seconds` is null, the buff has its own duration; 0 lasts until the buff is removed. */
export function addUnitBuff(world: World, unit: Unit, id: string, seconds: number | null): void {
  if (unit.isDead || unit.isDoomed) return;
  const buff = world.game.game.types.buffs[id]!;
  const had = unit.buffs.find((active) => active.buff === id);
  if (had !== undefined && buff.whenGivenAgain === 'ignore') return;
  const given = { buff: id, until: findEnd(world, seconds ?? buff.seconds), stacks: countStacks(buff, had) };
  const { buffs } = unit;
  setBuffs(
    world,
    unit,
    had === undefined ? [...buffs, given] : buffs.map((active) => (active === had ? given : active)),
  );
  applyBuffs(world, unit);
  showEffect(world, unit, buff);
  fire(world, 'unitGetsBuff', { triggeringUnit: unit.id, triggeringBuff: id });
}

export function hasActiveBuff(unit: Unit, id: string): boolean {
  return unit.buffs.some(({ buff }) => buff === id);
}

/** Removes all stacks of a buff. */
export function removeUnitBuff(world: World, unit: Unit, id: string): void {
  endBuffs(world, unit, ({ buff }) => buff === id);
}

export function removeAllUnitBuffs(world: World, unit: Unit): void {
  endBuffs(world, unit, () => true);
}

export function endBuffs(world: World, unit: Unit, isOver: (buff: ActiveBuff) => boolean): void {
  const over = unit.buffs.filter(isOver);
  if (over.length === 0) return;
  const rest = unit.buffs.filter((active) => !over.includes(active));
  setBuffs(world, unit, rest);
  applyBuffs(world, unit);
  for (const { buff } of over) {
    hideEffect(world, unit, buff);
    fire(world, 'unitLosesBuff', { triggeringUnit: unit.id, triggeringBuff: buff });
  }
}

function findEnd(world: World, seconds: number): number {
  return seconds <= 0 ? 0 : world.tick + Math.max(1, toTicks(world, seconds));
}

function countStacks(buff: Buff, had: ActiveBuff | undefined): number {
  if (had === undefined || buff.whenGivenAgain !== 'stack') return 1;
  return Math.min(buff.maxStacks, had.stacks + 1);
}

/** Shows a buff's effect: a burst once, a stream as long as the buff lasts. */
function showEffect(world: World, unit: Unit, { effect }: Buff): void {
  if (effect === null) return;
  if (world.game.game.types.effects[effect]!.kind === 'burst') {
    emitEffectAt(world, effect, unit);
  } else if (!unit.look.streams.includes(effect)) {
    updateLook(world, unit, { streams: [...unit.look.streams, effect] });
  }
}

/** Ends a buff's effect, unless another buff still shows the same one. */
function hideEffect(world: World, unit: Unit, id: string): void {
  const { buffs } = world.game.game.types;
  const { effect } = buffs[id]!;
  if (effect === null || unit.buffs.some(({ buff }) => buffs[buff]!.effect === effect)) return;
  updateLook(world, unit, { streams: unit.look.streams.filter((stream) => stream !== effect) });
}
