import type { Point } from '@playloom/game-format';
import { hasFeel } from '../present/hasFeel.ts';
import type { ShownUnit } from '../session/ClientSession.ts';
import type { ClientRun } from './ClientRun.ts';

/** Loads after the first frames, so that it delays neither the map nor the own unit. */
const FRAMES_BEFORE = 30;
const RETRY_MS = 3_000;

/**
 * Adds what the game switches on under Feel to the scene. Returns how many seconds the renderer advances: none while a
 * hit stops what is drawn. Inputs, prediction, camera, and HUD go on. `aimed` is where the player aims, in tiles.
 */
export function drawFeel(run: ClientRun, own: ShownUnit | null, aimed: Point, seconds: number): number {
  const { stage, input } = run;
  if (stage.feel === null) {
    loadFeel(run);
    return seconds;
  }
  const hasStick = input.aim !== null && own !== null;
  const pointer = run.hasTouch ? null : input.pointer;
  return stage.feel.changeScene({
    session: run.core.session,
    stage,
    own,
    attack: run.attack,
    aim: hasStick ? stage.renderer.toScreen(aimed.x, aimed.y) : pointer,
    hasMouse: !hasStick,
    isPlaying: run.life === 'playing' && !run.isMenuOpen && !input.isAway,
    seconds,
  });
}

/** Only games that switch anything on load the code for it. */
function loadFeel(run: ClientRun): void {
  if (run.isFeelChecked || run.framesDrawn < FRAMES_BEFORE) return;
  run.isFeelChecked = true;
  if (!hasFeel(run.core.session.game)) return;
  import('../feel/startFeel.ts')
    .then(({ startFeel }) => {
      if (run.hasEnded) return;
      const layer = startFeel(run.surface);
      run.stage.feel = layer;
      run.cleanups.push(() => layer.remove());
    })
    .catch(() => {
      // The server may be away for a moment, and is asked again later.
      run.clock.schedule(() => {
        run.isFeelChecked = false;
      }, RETRY_MS);
    });
}
