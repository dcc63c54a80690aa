/**
 * Makes a page believe in a screen of twelve pictures a second. Software WebGL takes both cores of a small machine
 * for sixty, and then everything that a test waits for waits for pictures that nobody looks at.
 * It runs in the page before anything else does: nothing outside of it is there.
 */
export function throttleDrawing(): void {
  const FRAME_MS = 1000 / 12;
  const next = window.requestAnimationFrame.bind(window);
  const waiting = new Map<number, FrameRequestCallback>();
  const state = { lastId: 0, isArmed: false };
  const run = (time: number): void => {
    state.isArmed = false;
    const due = [...waiting.keys()];
    // One of them may call off another that is due in the same picture.
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
