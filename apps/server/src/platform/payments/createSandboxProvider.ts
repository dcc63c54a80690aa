import type { PaymentsProvider } from './PaymentsProvider.ts';

/** Pays with nothing, on a page of our own that says so. It has no events: that page's button makes them. */
export function createSandboxProvider(publicUrl: string): PaymentsProvider {
  return {
    provider: 'sandbox',
    openCheckout: async ({ id }) => ({ url: `${publicUrl}/sandbox/checkout/${id}` }),
    readEvent() {
      throw new Error('The sandbox sends no events.');
    },
    endSubscription: async () => undefined,
  };
}
