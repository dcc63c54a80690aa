import { type ActionName, listScriptParams, type Value, type ValueName } from '@playloom/game-format';
import { createScriptBridge } from '../scripts/createScriptBridge.ts';
import { scriptEntries } from '../scripts/scriptEntries.ts';
import type { World } from '../world/World.ts';

/** Runs one action or value of the catalog in a test, the way a script would. */
export function callCatalogEntry(
  world: World,
  name: ActionName | ValueName,
  args: { readonly [param: string]: Value } = {},
): Value {
  const index = scriptEntries.findIndex((entry) => entry.name === name);
  const params = listScriptParams(scriptEntries[index]!);
  return createScriptBridge(world).call(
    index,
    params.map(([param]) => args[param] ?? null),
  );
}
