import { type ActionName, scriptParamsOf, type Value, type ValueName } from '@playloom/game-format';
import { createScriptDoor } from '../scripts/createScriptDoor.ts';
import { scriptEntries } from '../scripts/scriptEntries.ts';
import type { World } from '../world/World.ts';

/** Runs one action or value of the catalog in the middle of a test, as a script would. */
export function callEntry(
  world: World,
  name: ActionName | ValueName,
  args: { readonly [param: string]: Value } = {},
): Value {
  const place = scriptEntries.findIndex((entry) => entry.name === name);
  const params = scriptParamsOf(scriptEntries[place]!);
  return createScriptDoor(world).call(
    place,
    params.map(([param]) => args[param] ?? null),
  );
}
