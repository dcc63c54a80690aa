import { createHash } from 'node:crypto';

/** Derives the name from the content, so equal files are stored once and the content under a name never changes. */
export function computeFileName(bytes: Uint8Array, extension: string): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

const NAME = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;

export function isStoredFileName(text: string): boolean {
  return NAME.test(text);
}
