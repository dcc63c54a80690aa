import type { Services } from '../services.ts';
import type { JobHandlers } from '../storage/createJobQueue.ts';

export function jobHandlers({ mail, analytics, metrics }: Services): JobHandlers {
  return {
    async mail(payload) {
      await mail.send(payload).catch((error: unknown) => {
        metrics.mails.inc({ outcome: 'failed' });
        throw error;
      });
      metrics.mails.inc({ outcome: 'sent' });
    },
    analytics: (batch) => analytics.send(batch),
    async 'clean-up'() {},
  };
}
