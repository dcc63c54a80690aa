/** An order as the provider shows it to the buyer. */
export interface CheckoutOrder {
  readonly id: string;
  readonly kind: 'pack' | 'tier';
  readonly title: string;
  readonly cents: number;
  readonly email: string | null;
  /** Our pages that the buyer returns to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** A verified event of a provider. `id` identifies the event, which may be delivered more than once. */
export type PaymentEvent =
  | {
      readonly id: string;
      readonly kind: 'paid';
      readonly orderId: string;
      readonly cents: number;
      readonly payment: string | null;
      readonly subscription: string | null;
    }
  /** The money was returned by a chargeback or a refund. `share` is the part returned so far. */
  | {
      readonly id: string;
      readonly kind: 'reversed';
      readonly payment: string;
      readonly reason: string;
      readonly share: { readonly back: number; readonly of: number };
    }
  | {
      readonly id: string;
      readonly kind: 'renewed';
      readonly subscription: string;
      readonly paidUntil: Date;
      readonly isEnding: boolean;
    }
  | { readonly id: string; readonly kind: 'ended'; readonly subscription: string };

/** A payment provider, or the sandbox that comes with Playloom. */
export interface PaymentsProvider {
  readonly provider: 'sandbox' | 'stripe';
  /** Returns the page on which the order is paid. */
  openCheckout(order: CheckoutOrder): Promise<{ readonly url: string }>;
  /**
   * Verifies and reads an event. Returns null for events that do not concern us. Throws when the signature is invalid.
   */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
  /** Stops renewing the subscription, which still runs until the end of its period. */
  endSubscription(reference: string): Promise<void>;
  /** Ends the subscription at once. Does nothing if it has already ended. */
  cancelSubscription(reference: string): Promise<void>;
}

export interface WithPayments {
  payments: PaymentsProvider;
}
