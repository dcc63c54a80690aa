import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the art needs of the picture library. */
interface SharpImage {
  png(options: object): SharpImage;
  ensureAlpha(): SharpImage;
  raw(): SharpImage;
  toBuffer(): Promise<Buffer>;
}

/** The server brings the library; the art needs it only when it is drawn anew. */
export function loadSharp(): (input: Buffer) => SharpImage {
  const load = createRequire(join(import.meta.dirname, '../../../apps/server/package.json'));
  return load('sharp') as (input: Buffer) => SharpImage;
}
