import { z } from 'zod';
import { draftRoleSchema } from './drafts.ts';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { DASHBOARD_RANGES, PROBLEMS_SHOWN_MAX } from './limits.ts';

const count = z.number().int().min(0);

/** A day of a game, in UTC. */
const dashboardDaySchema = z.strictObject({
  day: z.string(),
  plays: count,
  players: count,
  newPlayers: count,
  /** The most people at once. */
  peak: count,
  /** Of an average play. */
  seconds: count,
  /** What its creator earned in it; refunds count against it. */
  coins: z.number().int(),
});
export type DashboardDay = z.infer<typeof dashboardDaySchema>;

/** A range of days in one; what nothing can be said about yet is null. */
const dashboardTotalsSchema = z.strictObject({
  plays: count,
  playersADay: z.number().min(0),
  newPlayers: count,
  peak: count,
  seconds: count.nullable(),
  coins: z.number().int(),
  /** Parts of those who came first a day, or a week, before. */
  returnedNextDay: z.number().min(0).max(1).nullable(),
  returnedNextWeek: z.number().min(0).max(1).nullable(),
});
export type DashboardTotals = z.infer<typeof dashboardTotalsSchema>;

const dashboardProblemSchema = z.strictObject({
  level: z.enum(['log', 'warn', 'error']),
  id: z.string(),
  /** The path of a rule's line in the document, or the file and line of a script. */
  place: z.string(),
  /** What the creator calls the rule; empty for scripts. */
  rule: z.string(),
  text: z.string(),
  release: count,
  times: count,
  lastAt: z.string(),
});
export type DashboardProblem = z.infer<typeof dashboardProblemSchema>;

const dashboardSchema = z.strictObject({
  game: z.strictObject({
    _id: z.string(),
    gameSlug: z.string(),
    title: z.string(),
    creator: z.string(),
    role: draftRoleSchema,
    isPublished: z.boolean(),
  }),
  /** People in its rooms at this moment. */
  playing: count,
  /** Whether anybody ever played it. */
  hasPlays: z.boolean(),
  days: z.array(dashboardDaySchema),
  now: dashboardTotalsSchema,
  before: dashboardTotalsSchema,
  /** How many plays were over before so many seconds; null is without end. */
  leaving: z.array(z.strictObject({ before: count.nullable(), plays: count })),
  problems: z.array(dashboardProblemSchema).max(PROBLEMS_SHOWN_MAX),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardEndpoints = {
  readDashboard: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/by-slug/:gameSlug/dashboard/',
    tag: 'creators',
    summary: 'A game in numbers, for those who may see its draft',
    params: z.strictObject({ gameSlug: z.string().min(1).max(64) }),
    query: z.strictObject({
      days: z.enum(DASHBOARD_RANGES.map(String) as ['7', '30', '90']).default('30'),
    }),
    response: successSchema(dashboardSchema),
  }),
};
