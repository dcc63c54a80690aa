import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import {
  ADJUSTMENT_MAX,
  AUDIT_FILTER_MAX,
  BAN_DAYS_MAX,
  NOTICE_MAX,
  REPLY_MAX,
  SEARCH_TERM_MAX,
} from './limits.ts';
import { idParamsSchema, pageSchema, reasonSchema } from './operatorFields.ts';
import { auditActions, jobStates, messageKinds, roles } from './names.ts';

const search = z.string().trim().max(SEARCH_TERM_MAX).default('');

const sentence = z.strictObject({
  reason: reasonSchema,
  /** If omitted, the ban does not expire. */
  days: z.number().int().min(1).max(BAN_DAYS_MAX).optional(),
});

const accountRowSchema = z.strictObject({
  id: z.string(),
  username: z.string(),
  /** Only operators see it. Moderators do not need personal data. */
  email: z.string().nullable(),
  role: z.enum(roles),
  hasTwoFactor: z.boolean(),
  createdAt: z.string(),
  deleteAfter: z.string().nullable(),
});
export type AccountRow = z.infer<typeof accountRowSchema>;

const accountSchema = accountRowSchema.extend({
  /** `coins` and `birthDate` are null for moderators. */
  coins: z.number().int().nullable(),
  birthDate: z.string().nullable(),
  /** Active sanctions on the whole platform. */
  sanctions: z.array(
    z.strictObject({ kind: z.string(), reason: z.string(), expiresAt: z.string().nullable() }),
  ),
  games: z.array(z.strictObject({ id: z.string(), slug: z.string(), title: z.string() })),
  sessions: z.array(z.strictObject({ device: z.string(), lastSeenAt: z.string() })),
});
export type AccountView = z.infer<typeof accountSchema>;

const operatorGameSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  creator: z.string(),
  plays: z.number().int(),
  isPublished: z.boolean(),
  isTrashed: z.boolean(),
  hiddenAt: z.string().nullable(),
});
export type OperatorGame = z.infer<typeof operatorGameSchema>;

const messageSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(messageKinds),
  /** Kind of feedback, or the name in a contact request. */
  subject: z.string(),
  message: z.string(),
  email: z.string(),
  path: z.string().nullable(),
  username: z.string().nullable(),
  /** The ban that an appeal is about. */
  ban: z
    .strictObject({
      userId: z.string(),
      username: z.string(),
      /** Null for a ban from the whole platform. */
      game: z.string().nullable(),
      reason: z.string(),
      createdAt: z.string(),
      expiresAt: z.string().nullable(),
    })
    .nullable(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof messageSchema>;

const reportSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  reason: z.string(),
  details: z.string(),
  work: z.string().nullable(),
  asset: z.string().nullable(),
  /** The user who is responsible for the reported content. */
  user: z.strictObject({ id: z.string(), username: z.string() }).nullable(),
  /**
   * The user who reported it, with the outcome of their earlier reports; null if the account is deleted. Only staff can
   * see it.
   */
  reporter: z
    .strictObject({
      id: z.string(),
      username: z.string(),
      sent: z.number().int(),
      upheld: z.number().int(),
      dismissed: z.number().int(),
    })
    .nullable(),
  game: z.strictObject({ slug: z.string(), title: z.string() }).nullable(),
  /** The reported forum post; null if the report is about something else. */
  post: z
    .strictObject({
      topicId: z.number().int(),
      slug: z.string(),
      title: z.string(),
      number: z.number().int(),
    })
    .nullable(),
  context: z.array(
    z.strictObject({ author: z.string(), text: z.string(), isReported: z.boolean(), at: z.string() }),
  ),
  createdAt: z.string(),
  resolution: z.string().nullable(),
});
export type ReportView = z.infer<typeof reportSchema>;

const auditEntrySchema = z.strictObject({
  id: z.number().int(),
  action: z.string(),
  /** Username; null if an administration command did it, or if the account is deleted. */
  actor: z.string().nullable(),
  user: z.string().nullable(),
  game: z.string().nullable(),
  reason: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  happenedAt: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const queueSchema = z.strictObject({
  name: z.string(),
  waiting: z.number().int(),
  active: z.number().int(),
  failed: z.number().int(),
});
const failedJobSchema = z.strictObject({
  id: z.string(),
  queue: z.string(),
  /** Why it failed. Email addresses are redacted. */
  problem: z.string(),
  state: z.enum(jobStates),
  tries: z.number().int(),
  createdAt: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

const figure = z.strictObject({ name: z.string(), value: z.string() });
const healthSchema = z.strictObject({
  parts: z.array(
    z.strictObject({
      name: z.string(),
      state: z.enum(['good', 'warning', 'bad']),
      figures: z.array(figure),
    }),
  ),
});
export type Health = z.infer<typeof healthSchema>;

/** Endpoints for moderators and operators. All their paths start with `/api/v1/operator/`. */
export const operatorEndpoints = {
  listAccounts: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/users/',
    tag: 'operator',
    summary: 'Searches accounts by username or email, newest first',
    query: z.strictObject({ search, page: pageSchema }),
    response: successSchema(z.strictObject({ accounts: z.array(accountRowSchema), hasMore: z.boolean() })),
  }),
  readAccount: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/users/:id/',
    tag: 'operator',
    summary: 'Returns one account',
    params: idParamsSchema,
    response: successSchema(accountSchema),
  }),
  changeRole: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/operator/users/:id/role/',
    tag: 'operator',
    summary: 'Sets a user’s role on the platform; operators can’t change their own',
    params: idParamsSchema,
    body: z.strictObject({ role: z.enum(roles), reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
  endAccountSessions: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/users/:id/end-sessions/',
    tag: 'operator',
    summary: 'Ends all of an account’s sessions',
    params: idParamsSchema,
    body: z.strictObject({ reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
  resetTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/users/:id/reset-two-factor/',
    tag: 'operator',
    summary:
      'Resets two-factor login for a user who lost their phone and recovery codes; operators can’t reset their own',
    params: idParamsSchema,
    body: z.strictObject({ reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
  banAccount: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/users/:id/ban/',
    tag: 'operator',
    summary: 'Bans an account from the platform. Only operators can ban staff, and no one can ban themselves',
    params: idParamsSchema,
    body: sentence,
    response: emptySuccessSchema,
  }),
  muteAccount: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/users/:id/mute/',
    tag: 'operator',
    summary:
      'Mutes an account on the platform. Only operators can mute staff, and no one can mute themselves',
    params: idParamsSchema,
    body: sentence,
    response: emptySuccessSchema,
  }),
  pardonAccount: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/users/:id/pardon/',
    tag: 'operator',
    summary: 'Lifts bans and mutes on the platform',
    params: idParamsSchema,
    body: z.strictObject({ reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
  correctBirthDate: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/operator/users/:id/birth-date/',
    tag: 'operator',
    summary: 'Corrects a user’s date of birth',
    params: idParamsSchema,
    body: z.strictObject({ birthDate: z.iso.date(), reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
  adjustCoins: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/users/:id/coins/',
    tag: 'operator',
    summary: 'Adds coins to an account, or removes them with a negative amount; the key prevents duplicates',
    params: idParamsSchema,
    body: z.strictObject({
      amount: z
        .number()
        .int()
        .min(-ADJUSTMENT_MAX)
        .max(ADJUSTMENT_MAX)
        .refine((amount) => amount !== 0, 'Enter an amount other than 0.'),
      key: z.uuid(),
      reason: reasonSchema,
    }),
    response: emptySuccessSchema,
  }),
  listReports: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/reports/',
    tag: 'operator',
    summary: 'Lists reports; open ones oldest first',
    query: z.strictObject({
      state: z.enum(['open', 'resolved', 'dismissed']).default('open'),
      page: pageSchema,
    }),
    response: successSchema(z.strictObject({ reports: z.array(reportSchema), hasMore: z.boolean() })),
  }),
  closeReport: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/reports/:id/close/',
    tag: 'operator',
    summary: 'Closes a report. The reporter is notified',
    params: idParamsSchema,
    body: z.strictObject({ state: z.enum(['resolved', 'dismissed']), reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
  listAllGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/games/',
    tag: 'operator',
    summary: 'Lists all games, including hidden ones and drafts',
    query: z.strictObject({ search, page: pageSchema }),
    response: successSchema(z.strictObject({ games: z.array(operatorGameSchema), hasMore: z.boolean() })),
  }),
  hideGame: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/operator/games/:id/hidden/',
    tag: 'operator',
    summary: 'Hides a game or shows it again. Its creator is notified',
    params: idParamsSchema,
    body: z.strictObject({ isHidden: z.boolean(), reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
  listInbox: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/inbox/',
    tag: 'operator',
    summary: 'Lists feedback and contact requests, newest first',
    query: z.strictObject({
      kind: z.enum(messageKinds).default('feedback'),
      state: z.enum(['open', 'answered']).default('open'),
      page: pageSchema,
    }),
    response: successSchema(z.strictObject({ messages: z.array(messageSchema), hasMore: z.boolean() })),
  }),
  answerMessage: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/inbox/:kind/:id/answer/',
    tag: 'operator',
    summary: 'Marks a message as answered, and emails a reply if there is one',
    params: z.strictObject({ kind: z.enum(messageKinds), id: z.uuid() }),
    body: z.strictObject({ reply: z.string().trim().max(REPLY_MAX).default('') }),
    response: emptySuccessSchema,
  }),
  reopenMessage: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/inbox/:kind/:id/reopen/',
    tag: 'operator',
    summary: 'Reopens an answered message',
    params: z.strictObject({ kind: z.enum(messageKinds), id: z.uuid() }),
    response: emptySuccessSchema,
  }),
  listAudit: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/audit/',
    tag: 'operator',
    summary: 'Lists audit log entries, newest first',
    query: z.strictObject({
      action: z.enum(auditActions).optional(),
      /** `actor` and `user` are usernames. */
      actor: z.string().trim().max(AUDIT_FILTER_MAX).default(''),
      user: z.string().trim().max(AUDIT_FILTER_MAX).default(''),
      /** Lists only entries that are older than the one with this id. */
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    response: successSchema(z.strictObject({ entries: z.array(auditEntrySchema), hasMore: z.boolean() })),
  }),
  listJobs: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/jobs/',
    tag: 'operator',
    summary: 'Lists background jobs: waiting, running, and failed',
    response: successSchema(
      z.strictObject({ queues: z.array(queueSchema), failed: z.array(failedJobSchema) }),
    ),
  }),
  retryJob: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/jobs/:queue/:id/retry/',
    tag: 'operator',
    summary: 'Retries a failed job',
    params: z.strictObject({ queue: z.string().max(40), id: z.uuid() }),
    response: emptySuccessSchema,
  }),
  readHealth: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/health/',
    tag: 'operator',
    summary: 'Returns the state of the database, rooms, and disk, and the versions in use',
    response: successSchema(healthSchema),
  }),
  setNotice: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/operator/notice/',
    tag: 'operator',
    summary: 'Sets the notice above every page; empty text removes it',
    body: z.strictObject({
      text: z.string().trim().max(NOTICE_MAX, `Notices can have up to ${NOTICE_MAX} characters.`),
    }),
    response: emptySuccessSchema,
  }),
};
