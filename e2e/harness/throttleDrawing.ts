/**
 * Limits a page to 12 frames per second. At 60, software WebGL takes both cores of a small machine and delays
 * everything that a test waits for. Runs in the page before other scripts, so it must not use anything from outside.
 */
export function throttleDrawing(): void {
  const FRAME_MS = 1000 / 12;
  const next = window.requestAnimationFrame.bind(window);
  const waiting = new Map<number, FrameRequestCallback>();
  const state = { lastId: 0, isArmed: false };
  const run = (time: number): void => {
    state.isArmed = false;
    const due = [...waiting.keys()];
    // Look up each callback again, because an earlier one may have canceled it.
    for (const id of due) {
      const act = waiting.get(id);
      waiting.delete(id);
      act?.(time);
    }
  };
  window.requestAnimationFrame = (act) => {
    state.lastId += 1;
    waiting.set(state.lastId, act);
    if (!state.isArmed) {
      state.isArmed = true;
      setTimeout(() => next(run), FRAME_MS);
    }
    return state.lastId;
  };
  window.cancelAnimationFrame = (id) => void waiting.delete(id);
}
