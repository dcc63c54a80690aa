import { z } from 'zod';
import { draftRoleSchema } from './drafts.ts';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { DASHBOARD_RANGES, PROBLEMS_SHOWN_MAX } from './limits.ts';

const count = z.number().int().min(0);

/** A game's figures for one day in UTC. */
const dashboardDaySchema = z.strictObject({
  day: z.string(),
  plays: count,
  players: count,
  newPlayers: count,
  /** Peak concurrent players. */
  peak: count,
  /** Average session in seconds. */
  seconds: count,
  /** The creator's earnings in the game; refunds are subtracted. */
  coins: z.number().int(),
});
export type DashboardDay = z.infer<typeof dashboardDaySchema>;

/** Totals over a range of days. Fields are null if there is not enough data yet. */
const dashboardTotalsSchema = z.strictObject({
  plays: count,
  playersADay: z.number().min(0),
  newPlayers: count,
  peak: count,
  seconds: count.nullable(),
  coins: z.number().int(),
  /** Day-1 and day-7 retention: the shares of new players who returned. */
  returnedNextDay: z.number().min(0).max(1).nullable(),
  returnedNextWeek: z.number().min(0).max(1).nullable(),
});
export type DashboardTotals = z.infer<typeof dashboardTotalsSchema>;

const dashboardProblemSchema = z.strictObject({
  level: z.enum(['log', 'warn', 'error']),
  id: z.string(),
  /** Where the problem occurred: for a rule, the path in the document; for a script, the file and line. */
  place: z.string(),
  /** The name that the creator gave the rule; empty for scripts. */
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
  /** Players in its rooms right now. */
  playing: count,
  /** Whether the game was ever played. */
  hasPlays: z.boolean(),
  days: z.array(dashboardDaySchema),
  now: dashboardTotalsSchema,
  before: dashboardTotalsSchema,
  /**
   * Number of play sessions by length. `before` is the upper bound in seconds; null for the last range, which has none.
   */
  leaving: z.array(z.strictObject({ before: count.nullable(), plays: count })),
  problems: z.array(dashboardProblemSchema).max(PROBLEMS_SHOWN_MAX),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardEndpoints = {
  readDashboard: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/by-slug/:gameSlug/dashboard/',
    tag: 'creators',
    summary: 'Returns a game’s statistics, for users who can view its draft',
    params: z.strictObject({ gameSlug: z.string().min(1).max(64) }),
    query: z.strictObject({
      days: z.enum(DASHBOARD_RANGES.map(String) as ['7', '30', '90']).default('30'),
    }),
    response: successSchema(dashboardSchema),
  }),
};
