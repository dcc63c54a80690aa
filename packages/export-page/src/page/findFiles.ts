import type { Game } from '@playloom/game-format';

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
export async function findFiles(page: Document, game: Game): Promise<(file: string) => string | null> {
  if (page.location.protocol === 'file:') {
    const files = await loadDiskFiles(page);
    return (file) => (Object.hasOwn(files, file) ? dataUrl(file, files[file]!) : null);
  }
  const known = new Set(Object.values(game.assets).map(({ file }) => file));
  return (file) => (known.has(file) ? `assets/${encodeURIComponent(file)}` : null);
}

function dataUrl(file: string, base64: string): string {
  return `data:${TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream'};base64,${base64}`;
}

function loadDiskFiles(page: Document): Promise<DiskFiles> {
  const script = page.createElement('script');
  script.src = 'disk.js';
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () =>
      resolve((globalThis as { playloomFiles?: DiskFiles }).playloomFiles ?? {}),
    );
    script.addEventListener('error', () => reject(new Error('disk.js is missing.')));
    page.head.append(script);
  });
}
