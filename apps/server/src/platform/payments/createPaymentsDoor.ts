import type { Config } from '../../config.ts';
import { createSandboxDoor } from './createSandboxDoor.ts';
import { createStripeDoor } from './createStripeDoor.ts';
import type { PaymentsDoor } from './PaymentsDoor.ts';

export function createPaymentsDoor({
  stripe,
  publicUrl,
}: Pick<Config, 'stripe' | 'publicUrl'>): PaymentsDoor {
  return stripe ? createStripeDoor(stripe) : createSandboxDoor(publicUrl);
}
