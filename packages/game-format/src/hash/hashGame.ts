import type { Game } from '../document/gameSchema.ts';
import { encodeUtf8 } from './encodeUtf8.ts';
import { sha256 } from './sha256.ts';
import { toCanonicalJson } from './toCanonicalJson.ts';
import type { Json } from '../json/Json.ts';

/** Returns the content hash of a game from `parseGame`. It does not depend on the order of keys in the source. */
export function hashGame(game: Game): string {
  return sha256(encodeUtf8(toCanonicalJson(game as unknown as Json)));
}
