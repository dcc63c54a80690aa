import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the art needs of the picture library. */
export interface Picture {
  png(options: object): Picture;
  ensureAlpha(): Picture;
  raw(): Picture;
  toBuffer(): Promise<Buffer>;
}

/** The server brings the library; the art needs it only when it is drawn anew. */
export function loadSharp(): (input: Buffer) => Picture {
  const load = createRequire(join(import.meta.dirname, '../../../apps/server/package.json'));
  return load('sharp') as (input: Buffer) => Picture;
}
