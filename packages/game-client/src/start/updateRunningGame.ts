import type { Game } from '@playloom/game-format';
import type { ClientRun } from './ClientRun.ts';

/** Applies changed numbers, looks and texts to the running game. The map and loaded files don't change. */
export function updateRunningGame(run: ClientRun, parts: Partial<Game>): void {
  const { options, core, stage } = run;
  // All code that uses the game shares this one object.
  Object.assign(options.game, parts);
  stage.scene.regions = Object.values(options.game.map.regions).filter(({ isVisible }) => isVisible);
  run.isFeelChecked = false;
  core.refreshPrediction();
}
