import { triggers, type Value } from '@playloom/game-format';
import type { Fired } from '../rules/Fired.ts';
import { readFiltered } from '../rules/matchesFilters.ts';
import { runRules } from '../rules/runRules.ts';
import { tell } from '../world/tell.ts';
import type { World } from '../world/World.ts';
import type { ScriptReport } from './ScriptHost.ts';

const triggerPlaces: ReadonlyMap<string, number> = new Map(
  Object.keys(triggers).map((name, place): [string, number] => [name, place]),
);

/** Hands this tick's events to the scripts in one call, then lets rules hear of what the scripts did. */
export function runScripts(world: World): void {
  const { scripts, fired } = world;
  if (scripts !== null && world.scriptsOff === null && !scripts.isBroken) {
    const events = fired.map((what) => ({
      trigger: triggerPlaces.get(what.trigger)!,
      context: what.context,
      about: describe(world, what),
    }));
    fired.length = 0;
    reportScripts(world, scripts.tick(events));
    runRules(world);
  }
  fired.length = 0;
}

/** Everything a handler can narrow the trigger down by. */
function describe(world: World, fired: Fired): { readonly [filter: string]: Value } {
  const params = Object.keys(triggers[fired.trigger].params);
  return Object.fromEntries(params.map((param) => [param, readFiltered(world, fired, param)]));
}

export function reportScripts(world: World, { problems, lines }: ScriptReport): void {
  for (const problem of problems) tell(world, { kind: 'script-problem', problem });
  for (const { level, text } of lines) tell(world, { kind: 'script-line', level, text });
}
