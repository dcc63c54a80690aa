import { z } from 'zod';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The public and the private key in base64url, as `web-push generate-vapid-keys` prints them, joined by a colon. */
export const vapidKeysSchema = z
  .string()
  .regex(/^[\w-]{87}:[\w-]{43}$/)
  .transform((text): VapidKeys => {
    const [publicKey = '', privateKey = ''] = text.split(':');
    return { publicKey, privateKey };
  });
