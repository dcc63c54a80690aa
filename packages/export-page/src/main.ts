/**
 * A whole exported game in one classic script: pages opened from disk can load neither modules nor workers nor wasm.
 * The same text runs as the page and, in a worker that the page starts from it, as the room. Physics, the largest
 * part, is therefore included only once.
 */
if (typeof document === 'undefined') {
  // The room must listen before the first message arrives, so nothing here is asynchronous.
  void import('./room/runRoom.ts').then(({ runRoom }) => runRoom(globalThis));
} else {
  void import('./page/openPage.ts').then(({ openPage }) => openPage(document));
}
