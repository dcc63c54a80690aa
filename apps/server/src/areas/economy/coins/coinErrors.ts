import { defineError } from '../../../http/ApiProblem.ts';

export const AmountNotAllowed = defineError(
  'amount_not_allowed',
  400,
  'This amount isn’t allowed. Enter a whole number within the limits.',
);
export const IdempotencyKeyReused = defineError(
  'key_used',
  422,
  'This request was already sent with different data. Reload the page.',
);
export const NotEnoughCoins = defineError('not_enough_coins', 409, 'You don’t have enough coins.');
export const GiftLimitReached = defineError(
  'gift_limit_reached',
  409,
  'This is over the daily gift limit. Send fewer coins, or try again tomorrow.',
);
export const GiftToSelf = defineError('gift_to_oneself', 400, 'You can’t send coins to yourself.');
export const OfferEnded = defineError('offer_ended', 410, 'This offer has expired. No coins were spent.');
export const OwnGamePurchase = defineError('own_game', 403, 'You can’t spend coins in your own game.');
