import { describeConnectionEnd } from '../connect/endingTexts.ts';
import { NO_CONTROLS } from '../predict/ControlsLog.ts';
import { releaseInput } from '../input/InputState.ts';
import { drawFrame } from './drawFrame.ts';
import { endClientRun } from './endClientRun.ts';
import type { ClientRun } from './ClientRun.ts';

/** Draws a frame whenever the browser asks for one. When the tab is hidden, releases all keys and mutes the sound. */
export function startFrameLoop(run: ClientRun): void {
  const page = run.surface.ownerDocument;
  const loop = { handle: 0 };
  const frame = (): void => {
    if (run.hasEnded) return;
    loop.handle = requestAnimationFrame(frame);
    try {
      drawFrame(run);
    } catch (error) {
      // Reports the error to the console and to error tracking. The player gets a message that says what to do.
      reportError(error);
      run.core.link.end('failed');
      endClientRun(run, 'failed', describeConnectionEnd('failed'));
    }
  };
  const handleVisibilityChange = (): void => {
    run.stage.sound.setPaused(page.hidden);
    if (!page.hidden) return;
    releaseInput(run.input);
    // Sends the released keys now, because a hidden tab draws no further frames.
    run.core.advance(NO_CONTROLS);
  };
  loop.handle = requestAnimationFrame(frame);
  page.addEventListener('visibilitychange', handleVisibilityChange);
  run.cleanups.push(() => {
    cancelAnimationFrame(loop.handle);
    page.removeEventListener('visibilitychange', handleVisibilityChange);
  });
}
