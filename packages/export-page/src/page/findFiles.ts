import type { ExportedGame } from '@playloom/api-contract';
import { loadScript } from './loadScript.ts';

/** Base64 bytes by file name: pages opened from disk cannot read files. */
type DiskFiles = { readonly [file: string]: string };

const TYPES: { readonly [ending: string]: string } = {
  webp: 'image/webp',
  png: 'image/png',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
};

/** The address of an image or sound in the export. Null when it is not included. */
export async function findFiles(
  page: Document,
  { game, online }: ExportedGame,
): Promise<(file: string) => string | null> {
  if (page.location.protocol === 'file:') {
    await loadScript(page, 'disk.js');
    const files = (globalThis as { playloomFiles?: DiskFiles }).playloomFiles ?? {};
    return (file) => (Object.hasOwn(files, file) ? dataUrl(file, files[file]!) : null);
  }
  // Offline only the export exists. Online, a newer release may use more files.
  const known = online && new Set(Object.values(game.assets).map(({ file }) => file));
  return (file) => (known === null || known.has(file) ? `assets/${encodeURIComponent(file)}` : null);
}

function dataUrl(file: string, base64: string): string {
  return `data:${TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'};base64,${base64}`;
}
