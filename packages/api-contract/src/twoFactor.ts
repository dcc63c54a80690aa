import { z } from 'zod';
import { codeSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { PASSWORD_MAX } from './limits.ts';

const currentPassword = z.string().min(1, 'Enter your current password.').max(PASSWORD_MAX).optional();

export const twoFactorEndpoints = {
  startTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/two-factor/',
    tag: 'settings',
    summary:
      'Creates a key for an authenticator app; logging in requires a code once the first code is confirmed',
    body: z.strictObject({ currentPassword }),
    response: successSchema(z.strictObject({ uri: z.string(), secret: z.string() })),
  }),
  confirmTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/two-factor/confirm/',
    tag: 'settings',
    summary: 'Turns on two-factor login, ends all other sessions, and shows the recovery codes once',
    body: z.strictObject({ code: codeSchema }),
    response: successSchema(z.strictObject({ recoveryCodes: z.array(z.string()) })),
  }),
  stopTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/two-factor/off/',
    tag: 'settings',
    summary: 'Turns off two-factor login',
    body: z.strictObject({ currentPassword, code: codeSchema }),
    response: emptySuccessSchema,
  }),
};
