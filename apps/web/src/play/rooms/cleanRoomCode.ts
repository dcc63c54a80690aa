import { limits } from '@playloom/api-contract';

/** A code as it was meant: in capitals, without what came along when it was copied. */
export function cleanRoomCode(typed: string): string {
  return Array.from(typed.toUpperCase())
    .filter((letter) => limits.LOBBY_CODE_LETTERS.includes(letter))
    .join('')
    .slice(0, limits.LOBBY_CODE_LENGTH);
}
