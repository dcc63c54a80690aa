import type { Services } from '../services.ts';
import type { JobHandlers } from '../storage/createJobQueue.ts';

export function jobHandlers({ mail, metrics }: Services): JobHandlers {
  return {
    async mail(payload) {
      await mail.send(payload).catch((error: unknown) => {
        metrics.mails.inc({ outcome: 'failed' });
        throw error;
      });
      metrics.mails.inc({ outcome: 'sent' });
    },
    async 'clean-up'() {},
  };
}
