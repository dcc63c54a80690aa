import { apiLimits } from '@playloom/api-contract';

/** Normalizes a typed or pasted code: upper case, without other characters. */
export function cleanRoomCode(typed: string): string {
  return Array.from(typed.toUpperCase())
    .filter((letter) => apiLimits.LOBBY_CODE_LETTERS.includes(letter))
    .join('')
    .slice(0, apiLimits.LOBBY_CODE_LENGTH);
}
