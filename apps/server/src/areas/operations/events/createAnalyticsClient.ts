import { SECOND_MS } from '../../../process/clock.ts';
import type { AnalyticsClient } from './AnalyticsClient.ts';

const TIMEOUT_MS = 10 * SECOND_MS;

/** Without a configured service nothing is sent. Our own table has the events in either case. */
export function createAnalyticsClient(url: string | undefined, timeoutMs = TIMEOUT_MS): AnalyticsClient {
  if (url === undefined) return { send: async () => undefined };
  return {
    async send(batch) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': batch.batchId },
        body: JSON.stringify(batch),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The analytics service responded with status ${answer.status}.`);
    },
  };
}
