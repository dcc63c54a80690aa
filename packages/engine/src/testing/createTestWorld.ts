import { exampleGame, type GameInput, type PlayerId, parseGame, isRecord } from '@playloom/game-format';
import { compileGame } from '../compile/compileGame.ts';
import { createWorld } from '../simulation/createWorld.ts';
import { loadPhysics } from '../physics/loadPhysics.ts';
import type { ScriptHost } from '../world/ScriptHost.ts';
import { tick } from '../simulation/tick.ts';
import type { Input } from '../world/Input.ts';
import type { Player } from '../world/Player.ts';
import type { World } from '../world/World.ts';
import { assertChangesMarked } from './assertChangesMarked.ts';

/** Parts of a game document. Types, variables and the map are merged key by key into the example game. */
export type GameChanges = { readonly [Part in keyof GameInput]?: unknown };

/** Creates a world of the example game with changes. Loads physics first. */
export async function createTestWorld(
  changes: GameChanges = {},
  options: { readonly seed?: number; readonly scripts?: ScriptHost } = {},
): Promise<World> {
  await loadPhysics();
  const parsed = parseGame(changeGame(exampleGame(), changes));
  if (!parsed.ok) throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return createWorld({
    game: compileGame(parsed.value),
    seed: options.seed ?? 1,
    scripts: options.scripts ?? null,
  });
}

export function runTicks(world: World, count: number, inputs: readonly Input[] = []): void {
  for (let done = 0; done < count; done += 1) {
    tick(world, done === 0 ? inputs : []);
    assertChangesMarked(world);
  }
}

export function joinTestPlayer(
  world: World,
  options: { readonly id?: PlayerId; readonly name?: string; readonly team?: string } = {},
): Player {
  const { id = world.players.size + 1, name = `Player ${id}`, team = null } = options;
  const saved = { game: {}, world: {} };
  tick(world, [{ kind: 'join', player: id, name, userId: `user-${id}`, team, saved }]);
  return world.players.get(id)!;
}

/** Merges plain objects recursively. Everything else is replaced. */
function changeGame(game: unknown, changes: unknown): unknown {
  if (!isRecord(game) || !isRecord(changes)) return changes;
  const changed: { [key: string]: unknown } = { ...game };
  for (const [key, change] of Object.entries(changes)) {
    changed[key] = Object.hasOwn(game, key) ? changeGame(game[key], change) : change;
  }
  return changed;
}
