import { releaseHands } from '../input/Hands.ts';
import { type Run, setState } from './Run.ts';

/** The game is over for this player; the last picture stays until the page takes the client away. */
export function endRun(run: Run, id: string, text: string): void {
  if (run.hasEnded) return;
  run.hasEnded = true;
  releaseHands(run.hands);
  setState(run, { kind: 'ended', id, text });
}

/** Takes everything off the page and lets go of it. */
export function destroyRun(run: Run): void {
  run.hasEnded = true;
  for (const undo of run.cleanups.splice(0).toReversed()) undo();
  run.core.destroy();
  run.stage.sound.destroy();
  run.stage.renderer.destroy();
  run.frame.remove();
}
