import type { ScriptHost } from '../world/ScriptHost.ts';
import type { CompiledGame, World } from '../world/World.ts';

/**
 * Replaces the game of a world. The caller must then restore a snapshot of that game, or adapt the world's
 * state to it.
 */
export function setWorldGame(world: World, game: CompiledGame): void {
  (world as { game: CompiledGame }).game = game;
}

/** Replaces the scripts of a world. */
export function setWorldScripts(world: World, scripts: ScriptHost): void {
  (world as { scripts: ScriptHost | null }).scripts = scripts;
}
