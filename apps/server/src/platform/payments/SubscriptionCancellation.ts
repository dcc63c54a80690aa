import type { PaymentsProvider } from './PaymentsProvider.ts';

/** A job: the provider may be unreachable, so the call is repeated until it succeeds. */
export interface SubscriptionCancellation {
  readonly provider: PaymentsProvider['provider'];
  readonly reference: string;
  readonly when: 'now' | 'period-end';
}
