import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import {
  FEEDBACK_MAX,
  REPORTED_MESSAGES_MAX,
  REPORTED_NAME_MAX,
  REPORT_DETAILS_MAX,
  SANCTION_MINUTES_MAX,
  SANCTION_REASON_MAX,
  REPORTED_TEXT_MAX,
  USERNAME_MAX,
} from './limits.ts';
import { minimalUserSchema } from './user.ts';

const idSchema = z.string().min(1).max(64);
const gameParams = z.strictObject({ id: idSchema });
const username = z.string().min(1).max(USERNAME_MAX);

const reportReasons = [
  'harassment',
  'hate',
  'sexual',
  'violence',
  'personal-information',
  'spam',
  'cheating',
  'copyright',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

const reportedMessagesSchema = z.strictObject({
  author: z.string().max(REPORTED_NAME_MAX),
  text: z.string().max(REPORTED_TEXT_MAX),
});

const subject = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('user'),
    username,
    /** The game where it happened, and the room's chat messages as the reporter saw them. */
    gameId: idSchema.optional(),
    heard: z.array(reportedMessagesSchema).max(REPORTED_MESSAGES_MAX).optional(),
  }),
  z.strictObject({ kind: z.literal('message'), channel: idSchema, sequence: z.number().int().min(1) }),
  z.strictObject({ kind: z.literal('game'), gameId: idSchema }),
  /** A forum post. */
  z.strictObject({
    kind: z.literal('post'),
    topicId: z.number().int().min(1),
    number: z.number().int().min(1),
  }),
  z.strictObject({ kind: z.literal('asset'), gameId: idSchema, asset: z.string().min(1).max(200) }),
]);
export type ReportSubject = z.infer<typeof subject>;

const sanctionSchema = z.strictObject({
  user: minimalUserSchema,
  kind: z.enum(['mute', 'ban']),
  reason: z.string(),
  expiresAt: z.string().nullable(),
});
export type GameSanction = z.infer<typeof sanctionSchema>;

/** A ban of the user. Every page shows it as a notice. */
const banSchema = z.strictObject({
  text: z.string(),
  /** Null for a ban from the whole platform. */
  game: z.string().nullable(),
});
export type BanNotice = z.infer<typeof banSchema>;

export const moderationEndpoints = {
  readBan: defineEndpoint({
    method: 'GET',
    path: '/api/v1/ban/',
    tag: 'moderation',
    summary: 'Returns the active ban of this account or browser',
    query: z.strictObject({ gameId: idSchema.optional() }),
    response: successSchema(banSchema.nullable()),
  }),
  sendAppeal: defineEndpoint({
    method: 'POST',
    path: '/api/v1/appeals/',
    tag: 'moderation',
    summary: 'Appeals a ban',
    body: z.strictObject({
      username: z.string().trim().min(1, 'Enter the account’s username.').max(USERNAME_MAX),
      email: emailSchema,
      message: z.string().trim().min(1, 'Enter a message.').max(FEEDBACK_MAX),
    }),
    response: emptySuccessSchema,
  }),
  listBlocks: defineEndpoint({
    method: 'GET',
    path: '/api/v1/blocks/',
    tag: 'moderation',
    summary: 'Lists blocked and muted users',
    response: successSchema(
      z.array(z.strictObject({ user: minimalUserSchema, kind: z.enum(['mute', 'block']) })),
    ),
  }),
  blockUser: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/blocks/:username/',
    tag: 'moderation',
    summary: 'Mutes or blocks another user',
    params: z.strictObject({ username }),
    body: z.strictObject({ kind: z.enum(['mute', 'block']) }),
    response: emptySuccessSchema,
  }),
  unblockUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/blocks/:username/',
    tag: 'moderation',
    summary: 'Unmutes or unblocks a user',
    params: z.strictObject({ username }),
    response: emptySuccessSchema,
  }),
  sendReport: defineEndpoint({
    method: 'POST',
    path: '/api/v1/reports/',
    tag: 'moderation',
    summary: 'Reports a user, a message, a post, a game, or a file in a game',
    body: z.strictObject({
      subject,
      reason: z.enum(reportReasons),
      details: z.string().trim().max(REPORT_DETAILS_MAX).default(''),
      /** For copyright: the work, its owner, and where it can be seen. */
      work: z.string().trim().min(1).max(REPORT_DETAILS_MAX).optional(),
    }),
    response: successSchema(z.strictObject({ reportId: z.string() })),
  }),
  listModerators: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/moderators/',
    tag: 'moderation',
    summary: 'Lists a game’s moderators',
    params: gameParams,
    response: successSchema(z.array(minimalUserSchema)),
  }),
  addModerator: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/moderators/',
    tag: 'moderation',
    summary: 'Adds a moderator to the user’s own game',
    params: gameParams,
    body: z.strictObject({ username }),
    response: successSchema(z.array(minimalUserSchema)),
  }),
  removeModerator: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/moderators/:username/',
    tag: 'moderation',
    summary: 'Removes a moderator',
    params: gameParams.extend({ username }),
    response: successSchema(z.array(minimalUserSchema)),
  }),
  listSanctions: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/sanctions/',
    tag: 'moderation',
    summary: 'Lists users who are muted in or banned from a game',
    params: gameParams,
    response: successSchema(z.array(sanctionSchema)),
  }),
  addSanction: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/sanctions/',
    tag: 'moderation',
    summary: 'Mutes a user in a game, or bans them from it',
    params: gameParams,
    body: z.strictObject({
      username,
      kind: z.enum(['mute', 'ban']),
      reason: z.string().trim().max(SANCTION_REASON_MAX).default(''),
      /** If omitted, the sanction does not expire. */
      minutes: z.number().int().min(1).max(SANCTION_MINUTES_MAX).optional(),
    }),
    response: successSchema(z.array(sanctionSchema)),
  }),
  liftSanction: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/sanctions/:username/',
    tag: 'moderation',
    summary: 'Lifts a mute or a ban in a game',
    params: gameParams.extend({ username }),
    response: successSchema(z.array(sanctionSchema)),
  }),
};
