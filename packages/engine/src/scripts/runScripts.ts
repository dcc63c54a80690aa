import { triggers } from '@playloom/game-format';
import type { FiredTrigger } from '../rules/FiredTrigger.ts';
import { readFilterValue } from '../rules/matchesFilters.ts';
import { runRules } from '../rules/runRules.ts';
import { emitEvent } from '../world/emitEvent.ts';
import type { World } from '../world/World.ts';
import type { ScriptReport } from './ScriptHost.ts';

const triggerIndexes: ReadonlyMap<string, number> = new Map(
  Object.keys(triggers).map((name, index): [string, number] => [name, index]),
);

/**
 * Passes this tick's events to the scripts in one call, then runs rules for what the scripts did. Scripts get
 * their own effects in the next tick: within this one it could go on forever.
 */
export function runScripts(world: World): void {
  const { scripts, fired } = world;
  if (scripts === null || world.scriptsOff !== null || scripts.isBroken) {
    world.lateForScripts = [];
    fired.length = 0;
    return;
  }
  const pending = [...world.lateForScripts, ...describeFired(world)];
  fired.length = 0;
  const events = pending.map(({ trigger, context, about }) => ({
    trigger: triggerIndexes.get(trigger)!,
    context,
    about,
  }));
  reportScripts(world, scripts.tick(events));
  runRules(world);
  // Described now: in the next tick, some of their entities are gone.
  world.lateForScripts = describeFired(world);
  fired.length = 0;
}

/** Fired triggers, with everything a handler can filter by. */
function describeFired(world: World): FiredTrigger[] {
  return world.fired.map((fired) => {
    const params = Object.keys(triggers[fired.trigger].params);
    const about = Object.fromEntries(params.map((param) => [param, readFilterValue(world, fired, param)]));
    return { ...fired, about };
  });
}

export function reportScripts(world: World, { problems, lines }: ScriptReport): void {
  for (const problem of problems) emitEvent(world, { kind: 'script-problem', problem });
  for (const line of lines) emitEvent(world, { kind: 'script-line', ...line });
}
