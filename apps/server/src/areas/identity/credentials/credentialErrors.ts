import { defineError } from '../../../http/ApiProblem.ts';

export const PinChecksThrottled = defineError(
  'pin_checks_slowed',
  429,
  'We’re receiving many incorrect PINs right now. Use the button in the email, or try again in a few seconds.',
);
export const WrongPassword = defineError('wrong_password', 403, 'Your current password is incorrect.');
export const RecentSignInRequired = defineError(
  'sign_in_again',
  403,
  'For your security, log in with your wallet again.',
);
