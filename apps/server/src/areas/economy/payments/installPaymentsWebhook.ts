import type { FastifyInstance } from 'fastify';
import { InvalidInput, NotFound } from '../../../http/errors.ts';
import { WEBHOOK_RATE_LIMIT } from '../../../http/limits.ts';
import { toRateLimitConfig } from '../../../http/registerRoutes.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { applyPaymentEvent } from './applyPaymentEvent.ts';
import type { PaymentEvent, WithPayments } from './PaymentsProvider.ts';

const EVENT_BYTES = 512 * 1024;
const PAYMENTS_WEBHOOK = '/webhooks/payments';

/** Receives the events of the payment provider. The signature over the raw bytes authenticates them. */
export async function installPaymentsWebhook(
  app: FastifyInstance,
  services: WithConfig & WithClock & WithLog & WithDatabase & WithJobs & WithLive & WithPayments,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EVENT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    const options = {
      schema: { hide: true },
      config: toRateLimitConfig(WEBHOOK_RATE_LIMIT, services.config),
    };
    scope.post(PAYMENTS_WEBHOOK, options, async (request, reply) => {
      if (services.payments.provider === 'sandbox') throw NotFound();
      const event = readEvent(services, request.body, request.headers['stripe-signature']);
      if (event) await applyPaymentEvent(services, event);
      return reply.send({ received: true });
    });
  });
}

function readEvent(
  { payments, log }: WithLog & WithPayments,
  body: unknown,
  signature: unknown,
): PaymentEvent | null {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw InvalidInput();
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    log.warn({ err: error }, 'a payment event was not signed by the provider');
    throw InvalidInput();
  }
}
