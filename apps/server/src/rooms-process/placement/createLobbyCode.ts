import { randomInt } from 'node:crypto';
import { apiLimits } from '@playloom/api-contract';

/** Creates a code from letters that are hard to confuse when spoken or written. */
export function createLobbyCode(pick: (below: number) => number = randomInt): string {
  const { LOBBY_CODE_LENGTH: length, LOBBY_CODE_LETTERS: letters } = apiLimits;
  return Array.from({ length }, () => letters[pick(letters.length)]).join('');
}
