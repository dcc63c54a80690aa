import webPush from 'web-push';
import { DAY_MS, SECOND_MS } from '../../../process/clock.ts';
import type { Config } from '../../../process/config.ts';
import type { VapidKeys } from '../../../process/vapidKeysSchema.ts';
import { isPushService } from './isPushService.ts';
import type { PushSender, PushOutcome } from './PushSender.ts';

const ANSWER_WITHIN_MS = 10 * SECOND_MS;
/** Push services drop a message that was not delivered within a day. The notification stays in the user's list. */
const TTL_SECONDS = DAY_MS / SECOND_MS;
const GONE_STATUSES = [404, 410];
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/**
 * Sends messages through the push services of browsers (RFC 8030), encrypted for the browser and signed with our
 * key.
 */
export function createPushSender(
  config: Pick<Config, 'publicUrl' | 'operatorEmail' | 'pushServices'>,
  keys: VapidKeys,
): PushSender {
  const { publicUrl, operatorEmail, pushServices } = config;
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${operatorEmail}`;
  return {
    publicKey: keys.publicKey,
    isPushService: (endpoint) => isPushService(endpoint, pushServices),
    async send({ endpoint, p256dh, auth }, payload) {
      // Checked again: the service may have been removed from the list since the browser subscribed.
      if (!isPushService(endpoint, pushServices)) return 'refused';
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { vapidDetails: { subject, ...keys }, TTL: TTL_SECONDS, contentEncoding: 'aes128gcm' },
      );
      const answer = await fetch(endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        body: new Uint8Array(body),
        // A redirect could lead to any address. The services on the list don't use redirects.
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.body?.cancel();
      return readOutcome(answer.status);
    },
  };
}

function readOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE_STATUSES.includes(status)) return 'gone';
  if (status === TOO_MANY || status >= SERVER_FAULT)
    throw new Error(`The push service responded with ${status}.`);
  return 'refused';
}
