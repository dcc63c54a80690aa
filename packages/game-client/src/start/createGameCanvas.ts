export function createGameCanvas({ ownerDocument: page }: HTMLElement, title: string): HTMLCanvasElement {
  const canvas = page.createElement('canvas');
  canvas.className = 'playloom-canvas';
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `The game ${title}`);
  return canvas;
}
