import { createHash } from 'node:crypto';

/** The name says what is inside, so equal files are one file and a name never changes its content. */
export function computeFileName(bytes: Uint8Array, extension: string): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
}

const NAME = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;

export function isFileName(text: string): boolean {
  return NAME.test(text);
}
