import { z } from 'zod';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Both keys in base64url, as `web-push generate-vapid-keys` prints them, with a colon between them. */
export const vapidKeysSchema = z
  .string()
  .regex(/^[\w-]{87}:[\w-]{43}$/)
  .transform((text): VapidKeys => {
    const [publicKey = '', privateKey = ''] = text.split(':');
    return { publicKey, privateKey };
  });
