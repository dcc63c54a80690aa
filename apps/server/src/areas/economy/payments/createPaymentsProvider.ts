import type { Config } from '../../../process/config.ts';
import { createSandboxProvider } from './createSandboxProvider.ts';
import { createStripeProvider } from './createStripeProvider.ts';
import type { PaymentsProvider } from './PaymentsProvider.ts';

export function createPaymentsProvider({
  stripe,
  publicUrl,
}: Pick<Config, 'stripe' | 'publicUrl'>): PaymentsProvider {
  return stripe ? createStripeProvider(stripe) : createSandboxProvider(publicUrl);
}
