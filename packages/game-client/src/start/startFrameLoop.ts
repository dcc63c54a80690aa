import { describeEnding } from '../connect/endingTexts.ts';
import { NO_CONTROLS } from '../predict/ControlsLog.ts';
import { releaseInput } from '../input/InputState.ts';
import { drawFrame } from './drawFrame.ts';
import { endClientRun } from './endClientRun.ts';
import type { ClientRun } from './ClientRun.ts';

/** Draws a picture whenever the screen wants one. In a hidden tab nothing is held and nothing sounds. */
export function startFrameLoop(run: ClientRun): void {
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
      endClientRun(run, 'failed', describeEnding('failed'));
    }
  };
  const handleVisibilityChange = (): void => {
    run.stage.sound.setPaused(page.hidden);
    if (!page.hidden) return;
    releaseInput(run.input);
    // No picture will come that could tell the room.
    run.core.advance(NO_CONTROLS);
  };
  loop.handle = requestAnimationFrame(frame);
  page.addEventListener('visibilitychange', handleVisibilityChange);
  run.cleanups.push(() => {
    cancelAnimationFrame(loop.handle);
    page.removeEventListener('visibilitychange', handleVisibilityChange);
  });
}
