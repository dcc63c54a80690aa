/** The payload of a job, which is retried until it succeeds because the provider may be unreachable. */
export interface SubscriptionCancellation {
  readonly provider: 'sandbox' | 'stripe';
  readonly reference: string;
  readonly when: 'now' | 'period-end';
}
