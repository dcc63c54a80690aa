import { createHmac } from 'node:crypto';
import type { WithSecrets } from '../../../process/Secrets.ts';
import { isSameText } from '../../../process/signText.ts';

/** Makes the key that an online export sends to its server. It proves that a user with access exported the game. */
export function makeExportKey({ secrets }: WithSecrets, gameId: string): string {
  return sign(secrets.exportSecrets[0], gameId);
}

export function isValidExportKey({ secrets }: WithSecrets, gameId: string, key: string): boolean {
  return secrets.exportSecrets.some((secret) => isSameText(key, sign(secret, gameId)));
}

function sign(secret: string, gameId: string): string {
  return createHmac('sha256', secret).update(`export ${gameId}`).digest('base64url');
}
