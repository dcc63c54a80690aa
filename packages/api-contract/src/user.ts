import { z } from 'zod';
import { looks } from './cosmetics.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { DEVICE_ID_MAX, SEARCH_TERM_MAX, USERNAME_MAX } from './limits.ts';

/** `DISABLED` turns off push notifications. */
export const pushNotificationModes = ['EVERYONE', 'DISABLED'] as const;

const localSchema = z.strictObject({ username: z.string(), profilePicture: z.string() });

/** The logged-in user as the browser sees and caches it. The field names are public and must not change. */
export const userSchema = z.strictObject({
  _id: z.string(),
  local: localSchema,
  coins: z.number().int(),
  marketingOptIn: z.boolean(),
  openChatAccountOf: z.string().nullable(),
  isSecondStepAfterSignupCompleted: z.boolean(),
  lastTermsAndPrivacyApprovalDate: z.string().nullable(),
  notificationPreferences: z.strictObject({ receiveNotificationsFrom: z.enum(pushNotificationModes) }),
});
export type User = z.infer<typeof userSchema>;

export const minimalUserSchema = z.strictObject({ _id: z.string(), local: localSchema });
export type MinimalUser = z.infer<typeof minimalUserSchema>;

/** A user among others: a friend, a member of a party, or the author of a comment. */
export const personSchema = minimalUserSchema.extend(looks);
export type PersonSummary = z.infer<typeof personSchema>;

const publicUserSchema = minimalUserSchema.extend({ joinedAt: z.string() });
export type PublicUser = z.infer<typeof publicUserSchema>;

const usernameParams = z.strictObject({ username: z.string().min(1).max(USERNAME_MAX) });

export const userEndpoints = {
  readUser: defineEndpoint({
    method: 'GET',
    path: '/api/v1/user/',
    tag: 'users',
    summary: 'Returns the logged-in user; null if no one is logged in',
    response: successSchema(userSchema.nullable()),
  }),
  readUserByName: defineEndpoint({
    method: 'GET',
    path: '/api/v1/user-by-name/:username/',
    tag: 'users',
    summary: 'Returns a user’s public profile',
    params: usernameParams,
    response: successSchema(publicUserSchema),
  }),
  readMinimalUserByName: defineEndpoint({
    method: 'GET',
    path: '/api/v1/user-by-name/:username/minimal/',
    tag: 'users',
    summary: 'Returns a user’s name and profile image',
    params: usernameParams,
    response: successSchema(minimalUserSchema),
  }),
  searchUsers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users/',
    tag: 'users',
    summary: 'Searches users by name',
    query: z.strictObject({ searchTerm: z.string().max(SEARCH_TERM_MAX) }),
    response: z.array(minimalUserSchema),
  }),
  setOrUpdateProfile: defineEndpoint({
    method: 'POST',
    path: '/set-or-update-profile/',
    tag: 'users',
    summary: 'Links this browser’s locally generated ID to the user',
    body: z.strictObject({ v: z.string().min(1).max(DEVICE_ID_MAX) }),
    response: emptySuccessSchema,
  }),
};
