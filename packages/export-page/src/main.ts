/**
 * Entry point of an exported game. Everything is one classic script, because pages opened from disk can't load modules,
 * workers or wasm. The page starts a worker from the text of the same script, and the worker runs the room. So physics,
 * the largest part, is included only once.
 */
if (typeof document === 'undefined') {
  // The build inlines this import, so the room listens before the first message arrives.
  void import('./room/runRoom.ts').then(({ runRoom }) => runRoom(globalThis));
} else {
  void import('./page/startExportedGame.ts').then(({ startExportedGame }) => startExportedGame(document));
}
