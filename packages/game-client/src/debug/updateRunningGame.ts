import type { Game } from '@playloom/game-format';
import type { ClientRun } from '../start/ClientRun.ts';

/** Goes on with other numbers, looks and texts. What is already drawn or heard of the map and its files stays. */
export function updateRunningGame({ options, core, stage }: ClientRun, parts: Partial<Game>): void {
  // Everything that knows the game knows this one object.
  Object.assign(options.game, parts);
  stage.scene.regions = Object.values(options.game.map.regions).filter(({ isVisible }) => isVisible);
  core.refreshPrediction();
}
