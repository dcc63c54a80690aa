import { rollUpDashboards } from '../platform/dashboard/rollUpDashboards.ts';
import { verifyLedger } from '../platform/coins/verifyLedger.ts';
import { drawMissingCover } from '../platform/covers/drawMissingCover.ts';
import { deliverNotification } from '../platform/notifications/deliverNotification.ts';
import { cancelSubscription } from '../platform/payments/cancelSubscription.ts';
import { sendPush } from '../platform/push/sendPush.ts';
import type { Services } from '../services.ts';
import type { JobHandlers } from '../storage/createJobQueue.ts';
import { deleteExpiredData } from './deleteExpiredData.ts';

export function jobHandlers(services: Services): JobHandlers {
  const { mail, analytics, metrics, log } = services;
  return {
    async mail(payload) {
      await mail.send(payload).catch((error: unknown) => {
        metrics.mails.inc({ outcome: 'failed' });
        log.warn({ err: error }, 'mail not sent, will retry');
        throw error;
      });
      metrics.mails.inc({ outcome: 'sent' });
    },
    analytics: (batch) => analytics.send(batch),
    notice: (notice) => deliverNotification(services, notice),
    push: (order) => sendPush(services, order),
    cover: (order) => drawMissingCover(services, order),
    'cancel-subscription': (cancellation) => cancelSubscription(services, cancellation),
    'clean-up': () => deleteExpiredData(services),
    'roll-up': () => rollUpDashboards(services),
    'prove-books': () => verifyLedger(services),
  };
}
