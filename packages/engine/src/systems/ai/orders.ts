import type { Behavior, UnitOrder, Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';
import { idleAiState } from '../../entities/createAiState.ts';
import { updateAi } from '../../entities/updateAi.ts';
import { setMoveIntent } from '../../world/setMoveIntent.ts';

/** Gives a unit an order, or ends its current one. Orders override the behavior. */
export function giveOrder(world: World, unit: Unit, order: UnitOrder | null): void {
  if (unit.isDead || unit.isDoomed) return;
  updateAi(unit, { ...idleAiState, order, answer: 'none', thinkAt: world.tick });
  cancelMovement(world, unit);
}

/** Sets what a unit does without orders. Cancels orders that never end by themselves (stop, guard, follow). */
export function setUnitBehavior(world: World, unit: Unit, behavior: Behavior): void {
  const { order } = unit.ai;
  const isOpenEnded =
    order !== null && (order.kind === 'stop' || order.kind === 'guard' || order.kind === 'follow');
  updateAi(unit, {
    ...idleAiState,
    behaviour: behavior,
    order: isOpenEnded ? null : order,
    target: null,
    answer: 'none',
    restsUntil: 0,
    thinkAt: world.tick,
  });
  cancelMovement(world, unit);
}

/** Stops a unit, which would otherwise keep walking in its last direction. */
function cancelMovement(world: World, unit: Unit): void {
  setMoveIntent(world, unit, 0, 0);
  unit.isUsing = false;
  unit.steerAt = 0;
}
