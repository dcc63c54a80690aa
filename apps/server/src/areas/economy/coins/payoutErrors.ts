import { defineError } from '../../../http/ApiProblem.ts';

export const NotPayable = defineError(
  'not_payable',
  409,
  'You don’t have enough earned coins available for payout. Recently earned coins are on hold.',
);
export const PayoutAlreadyDecided = defineError(
  'payout_decided',
  409,
  'This payout has already been decided. Reload the page.',
);
export const PayoutMethodMissing = defineError('payout_method_missing', 409, 'Add a payout method first.');
export const PayoutMethodTooNew = defineError(
  'payout_method_new',
  409,
  'You changed your payout method recently. For your security, wait until the new method becomes active.',
);
export const PayoutDestinationUnknown = defineError(
  'payout_destination_unknown',
  404,
  'This payout has no payout method. Ask the creator to add one, or reject the payout.',
);
