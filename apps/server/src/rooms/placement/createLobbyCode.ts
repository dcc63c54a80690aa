import { randomInt } from 'node:crypto';
import { limits } from '@playloom/api-contract';

/** Letters that are not taken for each other when read aloud or written down. */
export function createLobbyCode(pick: (below: number) => number = randomInt): string {
  const { LOBBY_CODE_LENGTH: length, LOBBY_CODE_LETTERS: letters } = limits;
  return Array.from({ length }, () => letters[pick(letters.length)]).join('');
}
