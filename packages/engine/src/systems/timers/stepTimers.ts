import { fire } from '../../triggers/fire.ts';
import { despawnEntity } from '../spawn/despawnEntity.ts';
import { forEachMarkedEntity, PROJECTILE_MARK, EXPIRING_MARK } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';

/** Runs everything that depends on time: named timers, rules with an interval, and entities with a lifetime. */
export function stepTimers(world: World): void {
  endTimers(world);
  for (const rule of world.game.rulesByTrigger.get('everySeconds') ?? []) {
    if (world.tick % rule.everyTicks === 0) {
      world.fired.push({ trigger: 'everySeconds', context: {}, about: {}, rule: rule.id });
    }
  }
  // Not projectiles: they end in their own step, because they may have to explode.
  forEachMarkedEntity(world, EXPIRING_MARK, PROJECTILE_MARK, (entity) => {
    if (entity.vanishAt <= world.tick) despawnEntity(world, entity);
  });
}

function endTimers(world: World): void {
  for (const [name, timer] of world.timers) {
    if (timer.endsAt > world.tick) continue;
    if (timer.every > 0) timer.endsAt = world.tick + timer.every;
    else world.timers.delete(name);
    fire(world, 'timerEnds', { triggeringTimer: name });
  }
}
