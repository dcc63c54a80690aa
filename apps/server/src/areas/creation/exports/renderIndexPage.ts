import { escapeHtml } from '@playloom/api-contract';

interface IndexPage {
  title: string;
  description: string;
  icon: string;
  /** External addresses that the page may connect to. Empty for an offline export. */
  outside: { connect: readonly string[]; files: readonly string[] };
}

/**
 * Writes the page of an exported game. Its Content Security Policy blocks all other connections, whatever the game
 * contains.
 */
export function renderIndexPage({ title, description, icon, outside }: IndexPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(writePolicy(outside))}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0a0c1a">
<meta name="description" content="${escapeHtml(description)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="playloom.css">
</head>
<body>
<main id="game"></main>
<section class="screen" data-state="loading">
<h1>${escapeHtml(title)}</h1>
<div class="threads" role="progressbar" aria-label="Loading" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"><i></i><i></i><i></i><i></i></div>
<p class="words" role="status">Loading</p>
<button class="again" type="button">Play again</button>
</section>
<noscript>This game needs JavaScript.</noscript>
<script src="game.js"></script>
<script src="playloom.js"></script>
</body>
</html>
`;
}

/**
 * Writes the Content Security Policy. `file:` is the origin of a page opened from a disk. On the web it matches nothing
 * that a page could load.
 */
function writePolicy({ connect, files }: IndexPage['outside']): string {
  const own = "'self' file:";
  const join = (...sources: string[]): string => sources.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} blob: 'wasm-unsafe-eval'`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${join(own, 'data: blob:', ...files)}`,
    `media-src ${join(own, 'data: blob:', ...files)}`,
    `connect-src ${join(own, 'data: blob:', ...connect, ...files)}`,
    'worker-src blob:',
    `frame-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
