import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '../../../process/clock.ts';
import type { Config } from '../../../process/config.ts';
import { createSessionToken } from '../../../http/session.ts';
import type { Secrets } from '../../../process/Secrets.ts';
import { isSignedText, signText } from '../../../process/signText.ts';

const DEVICE_LIFE_MS = 365 * DAY_MS;

interface Keys {
  config: Config;
  secrets: Secrets;
}

/**
 * Marks the browser, with a signed cookie, as one that has logged in to this account. Wrong passwords from other
 * browsers are counted separately, so that guessing cannot lock users out of their own browsers.
 */
export function setKnownDeviceCookie({ config, secrets }: Keys, userId: string, reply: FastifyReply): void {
  const mark = createSessionToken();
  reply.setCookie(cookieName(config), `${mark}.${signText(secrets, 'device', `${userId}:${mark}`)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: DEVICE_LIFE_MS / 1000,
  });
}

/** Returns the browser's mark if it has logged in to this account before, or null. */
export function readKnownDeviceCookie(
  { config, secrets }: Keys,
  userId: string,
  request: FastifyRequest,
): string | null {
  const [mark = '', signature = ''] = (request.cookies[cookieName(config)] ?? '').split('.');
  return mark && isSignedText(secrets, 'device', `${userId}:${mark}`, signature) ? mark : null;
}

function cookieName(config: Config): string {
  return isSecure(config) ? '__Host-playloom-device' : 'playloom_device';
}

function isSecure({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https:');
}
