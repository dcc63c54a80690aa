import type { CompiledGame, World } from '../world/World.ts';
import { setGame } from './setGame.ts';

/** Goes on with a changed game. */
export function swapGame(world: World, game: CompiledGame): void {
  setGame(world, game);
}
