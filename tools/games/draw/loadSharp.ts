import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The part of sharp that the art uses. */
interface SharpImage {
  png(options: object): SharpImage;
  ensureAlpha(): SharpImage;
  raw(): SharpImage;
  toBuffer(): Promise<Buffer>;
}

/** Loads sharp from the server's dependencies, because only redrawing the art needs it. */
export function loadSharp(): (input: Buffer) => SharpImage {
  const load = createRequire(join(import.meta.dirname, '../../../apps/server/package.json'));
  return load('sharp') as (input: Buffer) => SharpImage;
}
