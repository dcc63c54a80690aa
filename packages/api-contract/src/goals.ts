import { z } from 'zod';
import { goalPeriods, limits, markerIcons } from '@playloom/game-format';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { streakSchema } from './streaks.ts';
import { TODAY_GAMES_SHOWN } from './limits.ts';

const playerGoalSchema = z.strictObject({
  id: z.string(),
  period: z.enum(goalPeriods),
  name: z.string(),
  description: z.string(),
  icon: z.enum(markerIcons),
  points: z.number().int().min(0),
  /** What must be counted to complete it. Null if rules decide. */
  goal: z.number().nullable(),
  /** Whether `goal` and `count` are seconds. */
  isTime: z.boolean(),
  count: z.number().min(0),
  completedAt: z.string().nullable(),
});
export type PlayerGoal = z.infer<typeof playerGoalSchema>;

const goalListSchema = z.array(playerGoalSchema).max(goalPeriods.length * limits.GOALS_PER_PERIOD);

/** When the goals are replaced by others, and the server’s time. */
const goalTimes = { dayEndsAt: z.string(), weekEndsAt: z.string(), serverNow: z.string() };

const gameGoalsSchema = z.strictObject({
  goals: goalListSchema,
  ...goalTimes,
  /** Whether progress of the caller is stored. Guests see what they would get. */
  isKept: z.boolean(),
});
export type GameGoals = z.infer<typeof gameGoalsSchema>;

const todayGoalsSchema = z.strictObject({
  /** The games that the user played last with their daily goals, if they have any. */
  games: z
    .array(
      z.strictObject({
        gameSlug: z.string(),
        title: z.string(),
        cover: z.string().nullable(),
        goals: z.array(playerGoalSchema).max(limits.GOALS_PER_PERIOD),
      }),
    )
    .max(TODAY_GAMES_SHOWN),
  ...goalTimes,
  streak: streakSchema,
});
export type TodayGoals = z.infer<typeof todayGoalsSchema>;

export const goalEndpoints = {
  listGameGoals: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/goals/',
    tag: 'games',
    summary: 'Lists the goals of a game that the user has today and this week, with progress',
    params: z.strictObject({ id: z.string().min(1).max(64) }),
    response: successSchema(gameGoalsSchema),
  }),
  listTodayGoals: defineEndpoint({
    method: 'GET',
    path: '/api/v1/account/goals/',
    tag: 'games',
    summary: 'Lists the daily goals of the games that the user played last',
    response: successSchema(todayGoalsSchema),
  }),
};
