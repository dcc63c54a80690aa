/** Whether the page runs a game. */
export function isPlayPath(pathname: string): boolean {
  return /^\/play\/[^/]+\/?$/.test(pathname) || isEmbedPath(pathname);
}

/** Whether the page is an embedded game, without navigation bar and footer. */
export function isEmbedPath(pathname: string): boolean {
  return pathname.startsWith('/embed/');
}
