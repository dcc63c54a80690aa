import type { Unit } from '../../entities/Entity.ts';
import { ATTACHED_MARK, BUFFED_MARK, DEAD_MARK, DOOMED_MARK, UNIT_MARK } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';
import { computeBuffTotals } from '../buffs/computeBuffTotals.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';
import { executeUnitDecision } from './executeUnitDecision.ts';
import { invalidateNavigation } from './Navigation.ts';
import { processPathRequests } from './processPathRequests.ts';
import { decideUnitAction } from './decideUnitAction.ts';

/** Runs the AI of units with a behavior or an order. */
export function stepAi(world: World): void {
  invalidateNavigation(world);
  const { records, marks, top } = world.entities;
  const waiting: Unit[] = [];
  for (let slot = 0; slot < top; slot += 1) {
    const mark = marks[slot]!;
    if ((mark & (UNIT_MARK | DOOMED_MARK | DEAD_MARK | ATTACHED_MARK)) !== UNIT_MARK) continue;
    const unit = records[slot] as Unit;
    // The unit has nothing to do until it steers again. This is true for most units in most ticks.
    const isAtRest = world.tick < unit.steerAt && unit.isControlled && (mark & BUFFED_MARK) === 0;
    if (isAtRest || !isAiControlled(world, unit)) continue;
    stepUnit(world, unit);
    if (unit.ai.pathAskedAt !== 0) waiting.push(unit);
  }
  processPathRequests(world, waiting);
}

function isAiControlled(world: World, unit: Unit): boolean {
  const { ai } = unit;
  if (ai.behaviour === 'none' && ai.order === null) return false;
  const player = unit.owner === null ? undefined : world.players.get(unit.owner);
  if (player === undefined || player.unit !== unit.id) return true;
  // The AI moves a player's unit only if it has an order. Bots move through their controls.
  return ai.order !== null && !player.isBot;
}

function stepUnit(world: World, unit: Unit): void {
  const isHeldBack = !unit.isControlled && unit.ai.order === null;
  if (isHeldBack || (unit.buffs.length > 0 && computeBuffTotals(world, unit).isStunned)) {
    setMoveIntent(world, unit, 0, 0);
    unit.isUsing = false;
    unit.steerAt = 0;
    return;
  }
  const { type } = world.game.units.get(unit.type)!;
  if (world.tick >= unit.ai.thinkAt) decideUnitAction(world, unit, type);
  executeUnitDecision(world, unit, type);
  // Fights must continue in every tick, and requested paths must be searched.
  const isBusy = unit.ai.stance === 'fight' || unit.ai.pathAskedAt !== 0;
  unit.steerAt = isBusy ? Math.min(unit.steerAt, world.tick + 1) : Math.min(unit.steerAt, unit.ai.thinkAt);
}
