/**
 * The whole of an exported game in one file that is no module: pages on a disk can load neither modules nor workers nor
 * wasm. It is the page; and in a worker, which the page starts from this very text, it is the room. So physics,
 * the largest part, is in it once.
 */
if (typeof document === 'undefined') {
  // The room listens before the first message can come: nothing here waits for anything outside.
  void import('./room/runRoom.ts').then(({ runRoom }) => runRoom(globalThis));
} else {
  void import('./page/openPage.ts').then(({ openPage }) => openPage(document));
}
