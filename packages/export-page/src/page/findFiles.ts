import type { ExportedGame } from '@playloom/api-contract';
import { loadScript } from './loadScript.ts';

/** Bytes in base64, by the name of the file: what a page on a disk has instead of files that it may read. */
type DiskFiles = { readonly [file: string]: string };

const TYPES: { readonly [ending: string]: string } = {
  webp: 'image/webp',
  png: 'image/png',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
};

/** Where the page finds the pictures and sounds of the export; null for what is not in it. */
export async function findFiles(
  page: Document,
  { game, online }: ExportedGame,
): Promise<(file: string) => string | null> {
  if (page.location.protocol === 'file:') {
    await loadScript(page, 'disk.js');
    const files = (globalThis as { playloomFiles?: DiskFiles }).playloomFiles ?? {};
    return (file) => (Object.hasOwn(files, file) ? dataUrl(file, files[file]!) : null);
  }
  // Offline there is nothing but the export; online a newer release may show more than it had.
  const known = online && new Set(Object.values(game.assets).map(({ file }) => file));
  return (file) => (known === null || known.has(file) ? `assets/${encodeURIComponent(file)}` : null);
}

function dataUrl(file: string, base64: string): string {
  return `data:${TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'};base64,${base64}`;
}
