import { pressKey } from '../input/InputState.ts';
import type { ShownUnit } from '../session/ClientSession.ts';
import type { ClientRun } from './ClientRun.ts';

/** Loads after the first frames, so that it delays neither the map nor the own unit. */
const FRAMES_BEFORE = 30;
const RETRY_MS = 3_000;

/** Draws markers, arrows and hits over the scene. Only games that have any load the code for it. */
export function drawDirections(run: ClientRun, own: ShownUnit | null, seconds: number): void {
  const { core, stage, directions, frame, surface } = run;
  const { session } = core;
  if (directions.layer !== null) {
    directions.layer.draw({
      session,
      stage,
      own,
      device: run.gamepad ?? (run.hasTouch ? 'touch' : 'keyboard'),
      canUse: run.life === 'playing' && !run.isMenuOpen,
      press(key) {
        // The next tick still sees a key that was pressed and released at once.
        pressKey(run.input, run.input.touch, key, true);
        pressKey(run.input, run.input.touch, key, false);
      },
      seconds,
      width: frame.clientWidth,
      height: frame.clientHeight,
    });
    return;
  }
  const { hasPrompts } = session.game.settings.hud;
  const isNeeded = hasPrompts || session.view.own.markers.length > 0 || stage.hits.length > 0;
  if (!isNeeded || directions.isLoading || run.framesDrawn < FRAMES_BEFORE) return;
  directions.isLoading = true;
  import('../directions/createDirectionLayer.ts')
    .then(({ createDirectionLayer }) => {
      if (run.hasEnded) return;
      const layer = createDirectionLayer(surface);
      directions.layer = layer;
      run.cleanups.push(() => layer.remove());
    })
    .catch(() => {
      // The server may be away for a moment, and is asked again later.
      run.clock.schedule(() => {
        directions.isLoading = false;
      }, RETRY_MS);
    });
}
