import { z } from 'zod';
import { agreedVersionsSchema } from './agreements.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
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
  .min(1, 'Enter a username.')
  .min(USERNAME_MIN, `Usernames need at least ${USERNAME_MIN} characters.`)
  .max(USERNAME_MAX, `Usernames can have up to ${USERNAME_MAX} characters.`)
  .regex(USERNAME_PATTERN, 'Use only letters, digits, and underscores.');
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, 'This email is too long.')
  .pipe(z.email('Enter a valid email.'));
export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN, `Passwords need at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Passwords can have up to ${PASSWORD_MAX} characters.`);
const pinSchema = z
  .string()
  .regex(new RegExp(`^[0-9]{${PIN_DIGITS}}$`), `Enter the ${PIN_DIGITS}-digit PIN.`);

/** Six digits from an authenticator app, or a recovery code. */
export const codeSchema = z.string().trim().min(1, 'Enter a code.').max(CODE_MAX, 'This code isn’t valid.');

const signUpParams = z.strictObject({ signUpId: z.uuid() });
const signUpStarted = z.strictObject({ signUpId: z.string(), resendAfterSeconds: z.number().int() });
export type SignUpStartResponse = z.infer<typeof signUpStarted>;
const linkState = z.strictObject({ state: z.enum(['open', 'used', 'expired', 'unknown']) });
const linkParams = z.strictObject({ params: z.string().min(1).max(200) });

export const accountEndpoints = {
  signUp: defineEndpoint({
    method: 'POST',
    path: '/api/v1/sign-up/',
    tag: 'accounts',
    summary:
      'Starts a sign-up and emails a PIN. The response is the same whether or not the email has an account',
    body: z.strictObject({ username: usernameSchema, email: emailSchema, password: passwordSchema }),
    response: successSchema(signUpStarted),
  }),
  verifySignUp: defineEndpoint({
    method: 'POST',
    path: '/api/v1/sign-up/:signUpId/verify/',
    tag: 'accounts',
    summary: 'Completes a sign-up with the PIN from the email and logs the user in',
    params: signUpParams,
    body: z.strictObject({ pin: pinSchema }),
    response: successSchema(userSchema),
  }),
  resendPin: defineEndpoint({
    method: 'POST',
    path: '/api/v1/sign-up/:signUpId/resend/',
    tag: 'accounts',
    summary: 'Sends a new PIN and invalidates the old one',
    params: signUpParams,
    response: successSchema(signUpStarted),
  }),
  readPinLink: defineEndpoint({
    method: 'GET',
    path: '/api/v1/pin/validate/:params/',
    tag: 'accounts',
    summary: 'Checks whether a verification link is still valid, without using it',
    params: linkParams,
    response: successSchema(linkState),
  }),
  usePinLink: defineEndpoint({
    method: 'POST',
    path: '/api/v1/pin/validate/:params/',
    tag: 'accounts',
    summary: 'Completes a sign-up from its verification link and logs the user in',
    params: linkParams,
    response: successSchema(userSchema),
  }),
  readUsernameAvailability: defineEndpoint({
    method: 'GET',
    path: '/api/v1/username-availability/',
    tag: 'accounts',
    summary: 'Checks whether a username is available',
    query: z.strictObject({ username: z.string().max(USERNAME_MAX) }),
    response: successSchema(z.strictObject({ isAvailable: z.boolean(), reason: z.string().nullable() })),
  }),
  logIn: defineEndpoint({
    method: 'POST',
    path: '/api/v1/login/',
    tag: 'accounts',
    summary:
      'Logs the user in with a username or email. With two-factor login, the response is `two_factor_needed` until `code` is sent too',
    body: z.strictObject({
      login: z.string().trim().min(1, 'Enter your username or email.').max(EMAIL_MAX),
      password: z.string().min(1, 'Enter your password.').max(PASSWORD_MAX),
      code: codeSchema.optional(),
    }),
    response: successSchema(userSchema),
  }),
  logOut: defineEndpoint({
    method: 'POST',
    path: '/api/v1/logout/',
    tag: 'accounts',
    summary: 'Logs the user out; the request has no body',
    response: emptySuccessSchema,
  }),
  requestPasswordReset: defineEndpoint({
    method: 'POST',
    path: '/api/v1/password/forgot/',
    tag: 'accounts',
    summary: 'Emails a password reset link. The response is the same whether or not the email has an account',
    body: z.strictObject({ email: emailSchema }),
    response: emptySuccessSchema,
  }),
  readPasswordResetLink: defineEndpoint({
    method: 'GET',
    path: '/api/v1/password/reset/:token/',
    tag: 'accounts',
    summary: 'Checks whether a password reset link is still valid, without using it',
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    response: successSchema(linkState),
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/api/v1/password/reset/',
    tag: 'accounts',
    summary: 'Sets a new password with the token from the email and ends every session of the account',
    body: z.strictObject({ token: z.string().min(1).max(200), password: passwordSchema }),
    response: emptySuccessSchema,
  }),
  updateConsent: defineEndpoint({
    method: 'POST',
    path: '/api/v1/update-user-consent',
    tag: 'accounts',
    summary: 'Records that the user agrees to the terms and the privacy policy',
    body: z.strictObject({
      isTOSAndPrivacyApproved: z.boolean(),
      marketingOptIn: z.boolean().default(false),
      /** The versions that the user has read; rejected if they are outdated. Defaults to the current ones. */
      versions: agreedVersionsSchema.optional(),
    }),
    response: successSchema(userSchema),
  }),
};
