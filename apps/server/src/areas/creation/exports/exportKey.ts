import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WithSecrets } from '../../../process/readSecrets.ts';

/** Makes the key that an online export sends to its server. It proves that a user with access exported the game. */
export function makeExportKey({ secrets }: WithSecrets, gameId: string): string {
  return createHmac('sha256', secrets.hmacSecret).update(`export ${gameId}`).digest('base64url');
}

export function isValidExportKey(services: WithSecrets, gameId: string, key: string): boolean {
  const given = Buffer.from(key);
  const right = Buffer.from(makeExportKey(services, gameId));
  return given.length === right.length && timingSafeEqual(given, right);
}
