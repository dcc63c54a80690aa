import type { ExportedGame } from '@playloom/api-contract';
import { loadScript } from './loadScript.ts';

/** Content of the files in Base64, by file name. Needed for pages opened from disk, which can't read files. */
type DiskFiles = { readonly [file: string]: string };

const TYPES: { readonly [ending: string]: string } = {
  webp: 'image/webp',
  png: 'image/png',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
};

/** Returns a function that finds the URL of an image or sound. It returns null for files that are not in the export. */
export async function createFileResolver(
  page: Document,
  { game, online }: ExportedGame,
): Promise<(file: string) => string | null> {
  if (page.location.protocol === 'file:') {
    await loadScript(page, 'disk.js');
    const files = (globalThis as { playloomFiles?: DiskFiles }).playloomFiles ?? {};
    return (file) => (Object.hasOwn(files, file) ? dataUrl(file, files[file]!) : null);
  }
  // Offline, all files are in the export. Online, a newer release may use other files.
  const known = online && new Set(Object.values(game.assets).map(({ file }) => file));
  return (file) => (known === null || known.has(file) ? `assets/${encodeURIComponent(file)}` : null);
}

function dataUrl(file: string, base64: string): string {
  return `data:${TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'};base64,${base64}`;
}
