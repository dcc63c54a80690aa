import type { Game } from './document/gameSchema.ts';
import { encodeUtf8 } from './hash/encodeUtf8.ts';
import { sha256 } from './hash/sha256.ts';
import { toCanonicalJson } from './hash/toCanonicalJson.ts';
import type { Json } from './Json.ts';

/** Returns the content hash of a game from `parseGame`. It does not depend on the order of keys in the source. */
export function hashGame(game: Game): string {
  return sha256(encodeUtf8(toCanonicalJson(game as unknown as Json)));
}
