import type { CompiledGame, World } from '../world/World.ts';

/** Lets a world be one of this game: only for whoever restores a snapshot of it next, or makes the world fit. */
export function setGame(world: World, game: CompiledGame): void {
  (world as { game: CompiledGame }).game = game;
}
