import type { Game } from './document/gameSchema.ts';
import { encodeUtf8 } from './hash/encodeUtf8.ts';
import { sha256 } from './hash/sha256.ts';
import { toCanonicalJson } from './hash/toCanonicalJson.ts';
import type { Json } from './Json.ts';

/** The content address of a game as parseGame gave it: the same for the same game, however its text was ordered. */
export function hashGame(game: Game): string {
  return sha256(encodeUtf8(toCanonicalJson(game as unknown as Json)));
}
