import { releaseInput } from '../input/InputState.ts';
import { type ClientRun, setClientState } from './ClientRun.ts';

/** Ends the game for this player. The last frame stays until the page removes the client. */
export function endClientRun(run: ClientRun, id: string, text: string): void {
  if (run.hasEnded) return;
  run.hasEnded = true;
  releaseInput(run.input);
  setClientState(run, { kind: 'ended', id, text });
}

/** Removes the client from the page and releases its resources. */
export function destroyClientRun(run: ClientRun): void {
  run.hasEnded = true;
  for (const undo of run.cleanups.splice(0).toReversed()) undo();
  run.core.destroy();
  run.stage.sound.destroy();
  run.stage.renderer.destroy();
  run.frame.remove();
}
