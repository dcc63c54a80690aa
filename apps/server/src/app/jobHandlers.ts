import { rollUpDashboards } from '../areas/play/dashboard/rollUpDashboards.ts';
import { verifyLedger } from '../areas/economy/coins/verifyLedger.ts';
import { drawMissingCover } from '../areas/creation/covers/drawMissingCover.ts';
import { deliverNotification } from '../areas/people/notifications/deliverNotification.ts';
import { cancelSubscription } from '../areas/economy/payments/cancelSubscription.ts';
import { sendPush } from '../areas/people/push/sendPush.ts';
import { settleParties } from '../areas/community/parties/settleParties.ts';
import { renewEncryption } from './renewEncryption.ts';
import type { AppServices } from './AppServices.ts';
import type { JobHandlers } from '../jobs/createJobQueue.ts';
import { deleteExpiredData } from '../areas/operations/clean-up/deleteExpiredData.ts';

export function jobHandlers(services: AppServices): JobHandlers {
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
    async 'clean-up'() {
      await deleteExpiredData(services);
      await renewEncryption(services);
    },
    parties: () => settleParties(services),
    'roll-up': () => rollUpDashboards(services),
    'prove-books': () => verifyLedger(services),
  };
}
