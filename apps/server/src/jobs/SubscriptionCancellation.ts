import type { PaymentsProvider } from '../areas/economy/payments/PaymentsProvider.ts';

/** The payload of a job, which is retried until it succeeds because the provider may be unreachable. */
export interface SubscriptionCancellation {
  readonly provider: PaymentsProvider['provider'];
  readonly reference: string;
  readonly when: 'now' | 'period-end';
}
