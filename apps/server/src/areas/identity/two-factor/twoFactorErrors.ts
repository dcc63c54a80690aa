import { defineError } from '../../../http/ApiProblem.ts';

export const TwoFactorCodeRequired = defineError(
  'two_factor_needed',
  401,
  'Enter the code from your authenticator app.',
);
export const TwoFactorCodeWrong = defineError(
  'code_wrong',
  400,
  'This code is incorrect or has already been used. Wait for the next code.',
);
export const TwoFactorAlreadyEnabled = defineError(
  'two_factor_on',
  409,
  'Two-factor login is already on. Turn it off first.',
);
export const TwoFactorNotStarted = defineError(
  'two_factor_not_started',
  409,
  'This setup has expired. Start again.',
);
