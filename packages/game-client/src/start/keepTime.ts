import { describeEnding } from '../connect/endings.ts';
import { NOTHING_HELD } from '../predict/ControlsLog.ts';
import { releaseHands } from '../input/Hands.ts';
import { drawFrame } from './drawFrame.ts';
import { endRun } from './endRun.ts';
import type { Run } from './Run.ts';

/** Draws a picture whenever the screen wants one. In a hidden tab nothing is held and nothing sounds. */
export function keepTime(run: Run): void {
  const page = run.surface.ownerDocument;
  const loop = { handle: 0 };
  const frame = (): void => {
    if (run.hasEnded) return;
    loop.handle = requestAnimationFrame(frame);
    try {
      drawFrame(run);
    } catch (error) {
      // Seen in the console and by whoever collects errors; the player is told what to do.
      reportError(error);
      run.core.link.end('failed');
      endRun(run, 'failed', describeEnding('failed'));
    }
  };
  const look = (): void => {
    run.stage.sound.setPaused(page.hidden);
    if (!page.hidden) return;
    releaseHands(run.hands);
    // No picture will come that could tell the room.
    run.core.advance(NOTHING_HELD);
  };
  loop.handle = requestAnimationFrame(frame);
  page.addEventListener('visibilitychange', look);
  run.cleanups.push(() => {
    cancelAnimationFrame(loop.handle);
    page.removeEventListener('visibilitychange', look);
  });
}
