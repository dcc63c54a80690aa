import { defineError } from '../../../http/ApiProblem.ts';

export const UsernameTaken = defineError('username_taken', 409, 'This username is taken.');
export const UsernameReserved = defineError('username_reserved', 409, 'This username isn’t available.');
export const EmailTaken = defineError(
  'email_taken',
  409,
  'An account with this email already exists. Log in instead.',
);
export const TooManyMails = defineError(
  'too_many_mails',
  429,
  'We sent several emails to this address in the last hour. Check your spam folder, or try again later.',
);
export const SignUpNotFound = defineError('sign_up_not_found', 404, 'This sign-up has expired. Start again.');
export const SignUpAlreadyCompleted = defineError(
  'sign_up_completed',
  410,
  'This sign-up is complete. Log in with your username and password.',
);
export const PinWrong = defineError('pin_wrong', 400, 'This PIN is incorrect.');
export const PinExpired = defineError('pin_expired', 410, 'This PIN has expired. Request a new one.');
export const PinAttemptsExhausted = defineError(
  'pin_tries_used_up',
  429,
  'Too many incorrect PINs. Request a new one.',
);
export const PinResendTooSoon = defineError(
  'pin_resend_too_soon',
  429,
  'We just sent you a PIN. Wait a moment before requesting another.',
);
export const LinkAlreadyUsed = defineError('link_used', 410, 'This link has already been used.');
export const LinkExpired = defineError('link_expired', 410, 'This link has expired.');
export const LinkNotFound = defineError('link_unknown', 404, 'This link isn’t valid.');
export const WrongCredentials = defineError('wrong_credentials', 401, 'Incorrect username or password.');
export const ConsentMissing = defineError(
  'consent_missing',
  400,
  'You need to agree to the terms and the privacy policy.',
);
