import { triggers } from '@playloom/game-format';
import type { FiredTrigger } from '../world/FiredTrigger.ts';
import { readFilterValue } from '../triggers/matchesFilters.ts';
import { runRules } from '../triggers/runRules.ts';
import { emitEvent } from '../world/emitEvent.ts';
import type { World } from '../world/World.ts';
import type { ScriptReport } from '../world/ScriptHost.ts';

const triggerIndexes: ReadonlyMap<string, number> = new Map(
  Object.keys(triggers).map((name, index): [string, number] => [name, index]),
);

/**
 * Passes this tick's events to the scripts in one call, then runs the rules that the scripts triggered. Scripts
 * get the events that they caused only in the next tick, because otherwise a tick might never end.
 */
export function stepScripts(world: World): void {
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
  emitScriptEvents(world, scripts.tick(events));
  runRules(world);
  // Filter values are read now, because some of the entities will be gone in the next tick.
  world.lateForScripts = describeFired(world);
  fired.length = 0;
}

/** Returns the fired triggers with all values that a script's handler can filter by. */
function describeFired(world: World): FiredTrigger[] {
  return world.fired.map((fired) => {
    const params = Object.keys(triggers[fired.trigger].params);
    const about = Object.fromEntries(params.map((param) => [param, readFilterValue(world, fired, param)]));
    return { ...fired, about };
  });
}

export function emitScriptEvents(world: World, { problems, lines }: ScriptReport): void {
  for (const problem of problems) emitEvent(world, { kind: 'script-problem', problem });
  for (const line of lines) emitEvent(world, { kind: 'script-line', ...line });
}
