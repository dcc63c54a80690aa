const TIMEOUT_MS = 10_000;
/** Safari cannot tell when it is idle. */
const DELAY_MS = 1_000;

/**
 * Runs something that nobody waits for when the page has loaded and the browser has nothing else to do. Returns a
 * function that cancels it.
 */
export function runWhenIdle(run: () => void): () => void {
  const waiting: { cancel?: () => void } = {};
  const schedule = () => {
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(run, { timeout: TIMEOUT_MS });
      waiting.cancel = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(run, DELAY_MS);
      waiting.cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    waiting.cancel?.();
  };
}
