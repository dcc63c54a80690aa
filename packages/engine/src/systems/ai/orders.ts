import type { Behavior, Order, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { idleAiState } from './createAiState.ts';
import { updateAi } from './updateAi.ts';
import { setMoveIntent } from '../movement/setMoveIntent.ts';

/** Gives a unit an order, or ends the one it has. It goes before the behaviour. */
export function giveOrder(world: World, unit: Unit, order: Order | null): void {
  if (unit.isDead || unit.isDoomed) return;
  updateAi(unit, { ...idleAiState, order, answer: 'none', thinkAt: world.tick });
  cancelMovement(world, unit);
}

/** What a unit does by its own will. Orders that never end by themselves end with it. */
export function setUnitBehavior(world: World, unit: Unit, behaviour: Behavior): void {
  const { order } = unit.ai;
  const isOpenEnded =
    order !== null && (order.kind === 'stop' || order.kind === 'guard' || order.kind === 'follow');
  updateAi(unit, {
    ...idleAiState,
    behaviour,
    order: isOpenEnded ? null : order,
    target: null,
    answer: 'none',
    restsUntil: 0,
    thinkAt: world.tick,
  });
  cancelMovement(world, unit);
}

/** Without this a unit would walk on with the last wish somebody wrote. */
function cancelMovement(world: World, unit: Unit): void {
  setMoveIntent(world, unit, 0, 0);
  unit.isUsing = false;
  unit.steerAt = 0;
}
