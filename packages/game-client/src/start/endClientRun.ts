import { releaseInput } from '../input/InputState.ts';
import { type ClientRun, setClientState } from './ClientRun.ts';

/** The game is over for this player; the last picture stays until the page takes the client away. */
export function endClientRun(run: ClientRun, id: string, text: string): void {
  if (run.hasEnded) return;
  run.hasEnded = true;
  releaseInput(run.input);
  setClientState(run, { kind: 'ended', id, text });
}

/** Takes everything off the page and lets go of it. */
export function destroyClientRun(run: ClientRun): void {
  run.hasEnded = true;
  for (const undo of run.cleanups.splice(0).toReversed()) undo();
  run.core.destroy();
  run.stage.sound.destroy();
  run.stage.renderer.destroy();
  run.frame.remove();
}
