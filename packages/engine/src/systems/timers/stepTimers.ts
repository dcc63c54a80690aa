import { fire } from '../../rules/fire.ts';
import { despawnEntity } from '../../spawn/despawnEntity.ts';
import { forEachMarkedEntity, PROJECTILE, EXPIRING } from '../../world/marks.ts';
import type { World } from '../../world/World.ts';

/** What time alone brings: named timers, rules that run every few seconds, and things that vanish. */
export function stepTimers(world: World): void {
  endTimers(world);
  for (const rule of world.game.rulesByTrigger.get('everySeconds') ?? []) {
    if (world.tick % rule.everyTicks === 0) {
      world.fired.push({ trigger: 'everySeconds', context: {}, about: {}, rule: rule.id });
    }
  }
  // Projectiles end in their own step: an explosion may be due.
  forEachMarkedEntity(world, EXPIRING, PROJECTILE, (entity) => {
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
