import { z } from 'zod';
import { emailSchema, passwordSchema } from './accounts.ts';
import { currentPasswordSchema as currentPassword } from './currentPasswordSchema.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { chains, roles } from './names.ts';
import { pushNotificationModes, userSchema } from './user.ts';

const walletSchema = z.strictObject({
  id: z.string(),
  chain: z.enum(chains),
  address: z.string(),
  linkedAt: z.string(),
});
export type Wallet = z.infer<typeof walletSchema>;

/** Settings that only the owner of an account sees. */
export const accountSettingsSchema = z.strictObject({
  user: userSchema,
  /** Null for users who signed up with a wallet and gave no email. */
  email: z.string().nullable(),
  hasPassword: z.boolean(),
  wallets: z.array(walletSchema),
  pendingEmail: z.string().nullable(),
  deletionScheduledFor: z.string().nullable(),
  role: z.enum(roles),
  twoFactor: z.strictObject({ since: z.string().nullable(), recoveryCodesLeft: z.number().int() }),
});
export type AccountSettings = z.infer<typeof accountSettingsSchema>;

const sessionSchema = z.strictObject({
  id: z.string(),
  isCurrent: z.boolean(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type SessionInfo = z.infer<typeof sessionSchema>;

export const settingsEndpoints = {
  readSettings: defineEndpoint({
    method: 'GET',
    path: '/api/v1/account/',
    tag: 'settings',
    summary: 'Returns the user’s settings',
    response: successSchema(accountSettingsSchema),
  }),
  updatePreferences: defineEndpoint({
    method: 'PATCH',
    path: '/api/v1/account/preferences/',
    tag: 'settings',
    summary: 'Changes the marketing opt-in and the push preference',
    body: z.strictObject({
      marketingOptIn: z.boolean().optional(),
      receiveNotificationsFrom: z.enum(pushNotificationModes).optional(),
    }),
    response: successSchema(userSchema),
  }),
  uploadProfileImage: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/account/picture/',
    tag: 'settings',
    // words: the form field is named picture
    summary: 'Uploads a profile image: one PNG, JPEG, WebP, or GIF in the form field `picture`',
    upload: true,
    response: successSchema(userSchema),
  }),
  deleteProfileImage: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/account/picture/',
    tag: 'settings',
    summary: 'Restores the default profile image',
    response: successSchema(userSchema),
  }),
  changeEmail: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/email/',
    tag: 'settings',
    summary:
      'Emails a confirmation link to the new address; the old address stays in use until the link is opened',
    body: z.strictObject({ email: emailSchema, currentPassword }),
    response: emptySuccessSchema,
  }),
  confirmEmail: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/email/confirm/',
    tag: 'settings',
    summary: 'Completes an email change with the token from the email',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    response: emptySuccessSchema,
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/password/',
    tag: 'settings',
    summary: 'Changes the password and ends all other sessions',
    body: z.strictObject({ currentPassword, newPassword: passwordSchema }),
    response: emptySuccessSchema,
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/v1/account/sessions/',
    tag: 'settings',
    summary: 'Lists the account’s sessions',
    response: successSchema(z.array(sessionSchema)),
  }),
  revokeSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/account/sessions/:sessionId/',
    tag: 'settings',
    summary: 'Ends one session',
    params: z.strictObject({ sessionId: z.uuid() }),
    response: emptySuccessSchema,
  }),
  revokeOtherSessions: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/account/sessions/',
    tag: 'settings',
    summary: 'Ends every session except this one',
    response: emptySuccessSchema,
  }),
  exportData: defineEndpoint({
    method: 'GET',
    path: '/api/v1/account/export/',
    tag: 'settings',
    summary: 'Exports all data stored about the user as JSON',
    response: z.record(z.string(), z.unknown()),
  }),
  scheduleDeletion: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/deletion/',
    tag: 'settings',
    summary: 'Schedules the account for deletion after a grace period',
    body: z.strictObject({ currentPassword }),
    response: successSchema(accountSettingsSchema),
  }),
  cancelDeletion: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/account/deletion/',
    tag: 'settings',
    summary: 'Cancels the account’s deletion',
    response: successSchema(accountSettingsSchema),
  }),
};
