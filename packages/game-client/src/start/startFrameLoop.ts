import { describeEnding } from '../connect/endingTexts.ts';
import { NO_CONTROLS } from '../predict/ControlsLog.ts';
import { releaseInput } from '../input/InputState.ts';
import { drawFrame } from './drawFrame.ts';
import { endClientRun } from './endClientRun.ts';
import type { ClientRun } from './ClientRun.ts';

/** Draws a frame whenever the browser asks for one. A hidden tab releases all keys and is silent. */
export function startFrameLoop(run: ClientRun): void {
  const page = run.surface.ownerDocument;
  const loop = { handle: 0 };
  const frame = (): void => {
    if (run.hasEnded) return;
    loop.handle = requestAnimationFrame(frame);
    try {
      drawFrame(run);
    } catch (error) {
      // Goes to the console and to error tracking. The player sees what to do.
      reportError(error);
      run.core.link.end('failed');
      endClientRun(run, 'failed', describeEnding('failed'));
    }
  };
  const handleVisibilityChange = (): void => {
    run.stage.sound.setPaused(page.hidden);
    if (!page.hidden) return;
    releaseInput(run.input);
    // No frame will follow that could send this to the room.
    run.core.advance(NO_CONTROLS);
  };
  loop.handle = requestAnimationFrame(frame);
  page.addEventListener('visibilitychange', handleVisibilityChange);
  run.cleanups.push(() => {
    cancelAnimationFrame(loop.handle);
    page.removeEventListener('visibilitychange', handleVisibilityChange);
  });
}
