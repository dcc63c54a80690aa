import { giveOrder, setUnitBehavior } from '../../systems/ai/orders.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';

export const aiActionRunners = {
  orderMoveTo:
    ({ unit, position }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      const to = position(world, thread);
      if (found !== null && to !== null) giveOrder(world, found, { kind: 'move', x: to.x, y: to.y });
    },

  orderAttack:
    ({ unit, target }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      const victim = target(world, thread);
      if (found !== null && victim !== null) giveOrder(world, found, { kind: 'attack', target: victim });
    },

  orderFollow:
    ({ unit, target }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      const leader = target(world, thread);
      if (found !== null && leader !== null) giveOrder(world, found, { kind: 'follow', target: leader });
    },

  orderGuard:
    ({ unit, position }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      const at = position(world, thread);
      if (found !== null && at !== null) giveOrder(world, found, { kind: 'guard', x: at.x, y: at.y });
    },

  orderStop:
    ({ unit }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      if (found !== null) giveOrder(world, found, { kind: 'stop' });
    },

  setBehaviour:
    ({ unit, behaviour }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      if (found !== null) setUnitBehavior(world, found, behaviour(world, thread));
    },
} satisfies Partial<ActionRunners>;
