import { z } from 'zod';
import { agreedVersionsSchema } from './agreements.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, successSchema } from './envelope.ts';
import {
  CODE_MAX,
  EMAIL_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PIN_DIGITS,
  USERNAME_MAX,
  USERNAME_MIN,
  USERNAME_PATTERN,
} from './limits.ts';
import { userSchema } from './user.ts';

export const usernameSchema = z
  .string()
  .trim()
  .min(1, 'Enter a username')
  .min(USERNAME_MIN, `A username has at least ${USERNAME_MIN} characters.`)
  .max(USERNAME_MAX, `A username has at most ${USERNAME_MAX} characters.`)
  .regex(USERNAME_PATTERN, 'A username is made of letters, digits and underscores.');
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, 'This e-mail address is too long.')
  .pipe(z.email('This does not look like an e-mail address.'));
export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN, `A password has at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters.`);
export const pinSchema = z
  .string()
  .regex(new RegExp(`^[0-9]{${PIN_DIGITS}}$`), `The PIN has ${PIN_DIGITS} digits.`);

/** Six digits of an authenticator app, or a recovery code. */
export const codeSchema = z.string().trim().min(1, 'Enter a code.').max(CODE_MAX, 'This is no code of ours.');

const signUpParams = z.strictObject({ signUpId: z.uuid() });
const signUpStarted = z.strictObject({ signUpId: z.string(), resendAfterSeconds: z.number().int() });
const linkParams = z.strictObject({ params: z.string().min(1).max(200) });

export const accountEndpoints = {
  signUp: defineEndpoint({
    method: 'POST',
    path: '/api/v1/sign-up/',
    tag: 'accounts',
    summary:
      'Step 1 of signing up: sends a PIN to the address. Answers the same whether or not the address is known',
    body: z.strictObject({ username: usernameSchema, email: emailSchema, password: passwordSchema }),
    response: successSchema(signUpStarted),
  }),
  verifySignUp: defineEndpoint({
    method: 'POST',
    path: '/api/v1/sign-up/:signUpId/verify/',
    tag: 'accounts',
    summary: 'Step 2 of signing up: the PIN creates the account and signs in',
    params: signUpParams,
    body: z.strictObject({ pin: pinSchema }),
    response: successSchema(userSchema),
  }),
  resendPin: defineEndpoint({
    method: 'POST',
    path: '/api/v1/sign-up/:signUpId/resend/',
    tag: 'accounts',
    summary: 'Sends a new PIN; the old one stops working',
    params: signUpParams,
    response: successSchema(signUpStarted),
  }),
  readPinLink: defineEndpoint({
    method: 'GET',
    path: '/api/v1/pin/validate/:params/',
    tag: 'accounts',
    summary: 'Whether a link from a verification mail can still be used; changes nothing',
    params: linkParams,
    response: successSchema(z.strictObject({ state: z.enum(['open', 'used', 'expired', 'unknown']) })),
  }),
  usePinLink: defineEndpoint({
    method: 'POST',
    path: '/api/v1/pin/validate/:params/',
    tag: 'accounts',
    summary: 'Completes the sign-up the link belongs to and signs in',
    params: linkParams,
    response: successSchema(userSchema),
  }),
  readUsernameAvailability: defineEndpoint({
    method: 'GET',
    path: '/api/v1/username-availability/',
    tag: 'accounts',
    summary: 'Whether a user name is free',
    query: z.strictObject({ username: z.string().max(USERNAME_MAX) }),
    response: successSchema(z.strictObject({ isAvailable: z.boolean(), reason: z.string().nullable() })),
  }),
  logIn: defineEndpoint({
    method: 'POST',
    path: '/api/v1/login/',
    tag: 'accounts',
    summary:
      'Signs in with user name or e-mail. With two-factor login the answer is `two_factor_needed` until `code` is sent along',
    body: z.strictObject({
      login: z.string().trim().min(1, 'Enter your username or e-mail.').max(EMAIL_MAX),
      password: z.string().min(1, 'Enter your password.').max(PASSWORD_MAX),
      code: codeSchema.optional(),
    }),
    response: successSchema(userSchema),
  }),
  logOut: defineEndpoint({
    method: 'POST',
    path: '/api/v1/logout/',
    tag: 'accounts',
    summary: 'Signs out; no body',
    response: doneSchema,
  }),
  requestPasswordReset: defineEndpoint({
    method: 'POST',
    path: '/api/v1/password/forgot/',
    tag: 'accounts',
    summary: 'Mails a link to choose a new password. Answers the same whether or not the address is known',
    body: z.strictObject({ email: emailSchema }),
    response: doneSchema,
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/api/v1/password/reset/',
    tag: 'accounts',
    summary: 'Sets a new password with the token of the mail; ends every session of the account',
    body: z.strictObject({ token: z.string().min(1).max(200), password: passwordSchema }),
    response: doneSchema,
  }),
  updateConsent: defineEndpoint({
    method: 'POST',
    path: '/api/v1/update-user-consent',
    tag: 'accounts',
    summary: 'Records that the user agrees to the terms and the privacy policy',
    body: z.strictObject({
      isTOSAndPrivacyApproved: z.boolean(),
      marketingOptIn: z.boolean().default(false),
      /** The versions the user has read; refused when they are no longer current. Without them: the current ones. */
      versions: agreedVersionsSchema.optional(),
    }),
    response: successSchema(userSchema),
  }),
};
