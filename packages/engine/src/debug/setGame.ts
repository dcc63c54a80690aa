import type { ScriptHost } from '../scripts/ScriptHost.ts';
import type { CompiledGame, World } from '../world/World.ts';

/** Lets a world be one of this game: only for whoever restores a snapshot of it next, or makes the world fit. */
export function setGame(world: World, game: CompiledGame): void {
  (world as { game: CompiledGame }).game = game;
}

/** Scripts that come in place of others. */
export function setScripts(world: World, scripts: ScriptHost): void {
  (world as { scripts: ScriptHost | null }).scripts = scripts;
}
