import { describeConnectionEnd } from '../connect/endingTexts.ts';
import { NO_CONTROLS } from '../predict/ControlsLog.ts';
import { releaseInput } from '../input/InputState.ts';
import { drawFrame } from './drawFrame.ts';
import { endClientRun } from './endClientRun.ts';
import { interruptPace } from './paceFrames.ts';
import type { ClientRun } from './ClientRun.ts';

/**
 * Draws a frame whenever the browser asks for one, and none while the tab is hidden. When it is hidden, releases all
 * keys and mutes the sound.
 */
export function startFrameLoop(run: ClientRun): void {
  const page = run.surface.ownerDocument;
  const loop = { handle: 0 };
  const frame = (frameAt: number): void => {
    if (run.hasEnded) return;
    loop.handle = requestAnimationFrame(frame);
    try {
      // Some web views go on asking for frames. The game continues, but nothing is drawn.
      if (page.hidden) run.core.advance(NO_CONTROLS);
      else drawFrame(run, frameAt);
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
    interruptPace(run);
  };
  loop.handle = requestAnimationFrame(frame);
  page.addEventListener('visibilitychange', handleVisibilityChange);
  run.cleanups.push(() => {
    cancelAnimationFrame(loop.handle);
    page.removeEventListener('visibilitychange', handleVisibilityChange);
  });
}
