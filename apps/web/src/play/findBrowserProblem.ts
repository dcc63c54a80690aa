import type { PlayEnvironment } from './PlayEnvironment.ts';

type Browser = Pick<Window, 'document'> & {
  WebSocket?: unknown;
  WebAssembly?: unknown;
  structuredClone?: unknown;
};

/** What a game cannot do without, looked for before a room is asked for a place. */
export function findBrowserProblem(browser: Browser): ReturnType<PlayEnvironment['findBrowserProblem']> {
  const isModern = browser.WebSocket && browser.WebAssembly && browser.structuredClone;
  if (!isModern) return 'unsupported-browser';
  return hasWebGl(browser.document) ? null : 'no-webgl';
}

function hasWebGl(page: Document): boolean {
  const context = page.createElement('canvas').getContext('webgl2') ?? null;
  // Browsers allow a handful of them at once: the game needs this one.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
