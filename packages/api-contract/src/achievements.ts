import { z } from 'zod';
import { limits, markerIcons } from '@playloom/game-format';
import { defineEndpoint } from './endpoint.ts';
import { playedSeasonSchema } from './seasons.ts';
import { streakSchema } from './streaks.ts';
import { wornCosmeticsSchema } from './cosmetics.ts';
import { successSchema } from './envelope.ts';
import {
  LATEST_ACHIEVEMENTS_SHOWN,
  MASTERED_GAMES_SHOWN,
  PLAYER_GAMES_PAGES_MAX,
  SEASONS_SHOWN,
  USERNAME_MAX,
} from './limits.ts';

const count = z.number().int().min(0);

/** A level, and the points at which it began and the next one begins. */
const levelSchema = z.strictObject({ level: z.number().int().min(1), points: count, from: count, to: count });
export type Level = z.infer<typeof levelSchema>;

const achievementSummarySchema = z.strictObject({
  id: z.string(),
  /** Null for a secret achievement that the caller has not unlocked. */
  name: z.string().nullable(),
  description: z.string(),
  icon: z.enum(markerIcons),
  points: count,
});
export type AchievementSummary = z.infer<typeof achievementSummarySchema>;

const gameAchievementSchema = achievementSummarySchema.extend({
  /** What must be counted to unlock it. Null if rules decide, or if it is secret. */
  goal: z.number().nullable(),
  count: z.number().min(0),
  unlockedAt: z.string().nullable(),
  /** The share of players who have unlocked it, from 0 to 1. Null while there are too few players. */
  rarity: z.number().min(0).max(1).nullable(),
});
export type GameAchievement = z.infer<typeof gameAchievementSchema>;

const gameProgressSchema = z.strictObject({
  achievements: z.array(gameAchievementSchema).max(limits.ACHIEVEMENTS_MAX),
  /** Null for guests. */
  mastery: levelSchema.nullable(),
});
export type GameProgress = z.infer<typeof gameProgressSchema>;

const unlockedAchievementSchema = achievementSummarySchema.extend({ unlockedAt: z.string() });
export type UnlockedAchievement = z.infer<typeof unlockedAchievementSchema>;

const playerProgressSchema = z.strictObject({
  /** Whether the caller may not see more. Then the rest is empty. */
  isHidden: z.boolean(),
  level: levelSchema.nullable(),
  streak: streakSchema.nullable(),
  worn: wornCosmeticsSchema,
  /** The latest first. */
  seasons: z.array(playedSeasonSchema).max(SEASONS_SHOWN),
  unlocked: count,
  /** The latest first. */
  latest: z
    .array(unlockedAchievementSchema.extend({ title: z.string(), gameSlug: z.string() }))
    .max(LATEST_ACHIEVEMENTS_SHOWN),
  /** The games with the most points first. */
  games: z
    .array(z.strictObject({ title: z.string(), gameSlug: z.string(), mastery: levelSchema, unlocked: count }))
    .max(MASTERED_GAMES_SHOWN),
});
export type PlayerProgress = z.infer<typeof playerProgressSchema>;

const playerGameSchema = z.strictObject({
  title: z.string(),
  gameSlug: z.string(),
  mastery: levelSchema,
  /** How many achievements the game has. */
  total: count,
  /** What the user has unlocked, the latest first. */
  achievements: z.array(unlockedAchievementSchema).max(limits.ACHIEVEMENTS_MAX),
});
export type PlayerGame = z.infer<typeof playerGameSchema>;

const playerGamesSchema = z.strictObject({
  /** Whether the caller may not see more. Then the list is empty. */
  isHidden: z.boolean(),
  /** The games with the most points first. */
  games: z.array(playerGameSchema),
  hasMore: z.boolean(),
});
export type PlayerGames = z.infer<typeof playerGamesSchema>;

export const achievementEndpoints = {
  listAchievements: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/achievements/',
    tag: 'games',
    summary: 'Lists a game’s achievements with the user’s own progress',
    params: z.strictObject({ id: z.string().min(1).max(64) }),
    response: successSchema(gameProgressSchema),
  }),
  readPlayerProgress: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users/:username/achievements/',
    tag: 'users',
    summary: 'Returns a user’s player level, latest achievements, and mastery of games',
    params: z.strictObject({ username: z.string().min(1).max(USERNAME_MAX) }),
    response: successSchema(playerProgressSchema),
  }),
  listPlayerGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users/:username/achievements/games/',
    tag: 'users',
    summary: 'Lists in pages the games in which a user has earned something, with all unlocked achievements',
    params: z.strictObject({ username: z.string().min(1).max(USERNAME_MAX) }),
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(PLAYER_GAMES_PAGES_MAX).optional() }),
    response: successSchema(playerGamesSchema),
  }),
};
