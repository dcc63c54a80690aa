import { defineError } from './ApiProblem.ts';

export const NotPayable = defineError(
  'not_payable',
  409,
  'Only earned coins that are past the hold can be paid out, and you have fewer of them.',
);
export const PayoutDecided = defineError(
  'payout_decided',
  409,
  'This payout was decided already. Load the page again.',
);
export const PayoutMethodMissing = defineError(
  'payout_method_missing',
  409,
  'Add where your payouts go first.',
);
export const PayoutMethodNew = defineError(
  'payout_method_new',
  409,
  'You changed where your payouts go. For your safety, wait until the new method can be used.',
);
export const PayoutDestinationUnknown = defineError(
  'payout_destination_unknown',
  404,
  'This payout has no destination. Ask its creator, or reject it.',
);
