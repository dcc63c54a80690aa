import type { PaymentsProvider } from './PaymentsProvider.ts';

/**
 * Payments without money, on our own page that says so. The provider sends no events: the button on that page triggers
 * them.
 */
export function createSandboxProvider(publicUrl: string): PaymentsProvider {
  return {
    provider: 'sandbox',
    openCheckout: async ({ id }) => ({ url: `${publicUrl}/sandbox/checkout/${id}` }),
    readEvent() {
      throw new Error('The sandbox sends no events.');
    },
    endSubscription: async () => undefined,
    cancelSubscription: async () => undefined,
  };
}
