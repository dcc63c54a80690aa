type Browser = Pick<Window, 'document'> & {
  WebSocket?: unknown;
  WebAssembly?: unknown;
  structuredClone?: unknown;
};

/** Returns why the browser can't run games, or null. Checked before a slot in a room is requested. */
export function findBrowserProblem(browser: Browser): 'unsupported-browser' | 'no-webgl' | null {
  const isModern = browser.WebSocket && browser.WebAssembly && browser.structuredClone;
  if (!isModern) return 'unsupported-browser';
  return hasWebGl(browser.document) ? null : 'no-webgl';
}

function hasWebGl(page: Document): boolean {
  const context = page.createElement('canvas').getContext('webgl2') ?? null;
  // Browsers limit the number of WebGL contexts, so release this one for the game.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
