import type { Behaviour, Order, Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';
import { calmness } from './startAi.ts';
import { changeAi } from './changeAi.ts';
import { setWish } from '../movement/setWish.ts';

/** Gives a unit an order, or ends the one it has. It goes before the behaviour. */
export function giveOrder(world: World, unit: Unit, order: Order | null): void {
  if (unit.isDead || unit.isDoomed) return;
  changeAi(unit, { ...calmness, order, answer: 'none', thinkAt: world.tick });
  standStill(world, unit);
}

/** What a unit does by its own will. Orders that never end by themselves end with it. */
export function setBehaviour(world: World, unit: Unit, behaviour: Behaviour): void {
  const { order } = unit.ai;
  const isOpenEnded =
    order !== null && (order.kind === 'stop' || order.kind === 'guard' || order.kind === 'follow');
  changeAi(unit, {
    ...calmness,
    behaviour,
    order: isOpenEnded ? null : order,
    target: null,
    answer: 'none',
    restsUntil: 0,
    thinkAt: world.tick,
  });
  standStill(world, unit);
}

/** Without this a unit would walk on with the last wish somebody wrote. */
function standStill(world: World, unit: Unit): void {
  setWish(world, unit, 0, 0);
  unit.isUsing = false;
  unit.steerAt = 0;
}
