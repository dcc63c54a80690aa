/** What is paid for, as the provider shows it. */
export interface CheckoutOrder {
  readonly id: string;
  readonly kind: 'pack' | 'tier';
  readonly title: string;
  readonly cents: number;
  readonly email: string | null;
  /** Pages of ours that the buyer comes back to. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** What a provider tells, proved to come from it. `id` names the telling: it may come more than once. */
export type PaymentEvent =
  | {
      readonly id: string;
      readonly kind: 'paid';
      readonly orderId: string;
      readonly cents: number;
      readonly payment: string | null;
      readonly subscription: string | null;
    }
  /** Money went back: charged back by the bank, or refunded. `share` is what went back so far, of how much. */
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

/** Where people pay: a provider outside, or the sandbox that comes with Playloom. */
export interface PaymentsProvider {
  readonly provider: 'sandbox' | 'stripe';
  /** The page on which the order is paid. */
  openCheckout(order: CheckoutOrder): Promise<{ readonly url: string }>;
  /** Null for what does not concern us; throws when it was not the provider who wrote it. */
  readEvent(body: Buffer, signature: string): PaymentEvent | null;
  /** The subscription runs until it is over and is not renewed. */
  endSubscription(reference: string): Promise<void>;
}
