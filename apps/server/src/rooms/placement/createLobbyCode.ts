import { randomInt } from 'node:crypto';
import { apiLimits } from '@playloom/api-contract';

/** Uses only letters that are not confused with each other when spoken or written. */
export function createLobbyCode(pick: (below: number) => number = randomInt): string {
  const { LOBBY_CODE_LENGTH: length, LOBBY_CODE_LETTERS: letters } = apiLimits;
  return Array.from({ length }, () => letters[pick(letters.length)]).join('');
}
