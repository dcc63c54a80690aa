import { randomInt } from 'node:crypto';
import { LOBBY_CODE_LENGTH as length, LOBBY_CODE_LETTERS as letters } from '@playloom/api-contract/limits';

/** Creates a code from letters that are hard to confuse when spoken or written. */
export function createLobbyCode(pick: (below: number) => number = randomInt): string {
  return Array.from({ length }, () => letters[pick(letters.length)]).join('');
}
