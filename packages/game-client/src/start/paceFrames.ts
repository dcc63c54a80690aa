import type { DrawQuality } from '@playloom/renderer';
import { getTargetInterval } from '../frames/isFrameDue.ts';
import { chooseQualityLevel, qualityLevels } from '../frames/qualityLevels.ts';
import type { ClientRun } from './ClientRun.ts';

/** The watch loads after the first frames, so that it delays neither the map nor the own unit. */
const FRAMES_BEFORE = 30;
const RETRY_MS = 3_000;

/** Returns the level of the settings or, if they leave it open, the one that this device draws fluently. */
export function readQualityLevel({ stage, pace }: ClientRun): number {
  return chooseQualityLevel(stage.settings.graphics, pace.level);
}

export function readQuality(run: ClientRun): DrawQuality {
  return qualityLevels[readQualityLevel(run)]!;
}

export function applyQuality(run: ClientRun): void {
  run.stage.renderer.setQuality(readQuality(run));
}

/** Measures anew: what was slow in 2D may be fluent in 3D, and the other way around. */
export function restartPace(run: ClientRun): void {
  run.pace.level = 0;
  run.pace.watch?.restart();
  applyQuality(run);
}

/** Forgets the frame before, because nothing was drawn since then on purpose. */
export function interruptPace({ pace }: ClientRun): void {
  pace.drawnAt = null;
  pace.watch?.settle();
}

/** Takes a drawn frame into account: its time on the page, and the milliseconds that our code and the renderer took. */
export function noteDrawnFrame(run: ClientRun, drawnAt: number, script: number, draw: number): void {
  const { pace, stage } = run;
  const before = pace.drawnAt;
  pace.drawnAt = drawnAt;
  if (before === null) return;
  const target = getTargetInterval(stage.settings.isLowPower);
  pace.watch?.note({ interval: drawnAt - before, script, draw, target });
  if (!pace.isLoadingWatch && run.framesDrawn >= FRAMES_BEFORE) loadWatch(run);
}

function loadWatch(run: ClientRun): void {
  const { pace } = run;
  pace.isLoadingWatch = true;
  import('./watchFrames.ts')
    .then(({ watchFrames }) => {
      if (!run.hasEnded) pace.watch = watchFrames(run);
    })
    .catch(() => {
      // The server may be away for a moment, and is asked again later.
      run.clock.schedule(() => {
        pace.isLoadingWatch = false;
      }, RETRY_MS);
    });
}
