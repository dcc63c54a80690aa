import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { USERNAME_MAX } from './limits.ts';

const idSchema = z.string().min(1).max(64);
const count = z.number().int().min(0);
const values = z.record(z.string(), z.unknown());
const scope = z.enum(['game', 'world']);
const scores = z.array(z.strictObject({ leaderboard: z.string(), score: z.number(), reachedAt: z.string() }));

const savedGameSchema = z.strictObject({
  scope,
  /** Id of the game or world. */
  ownerId: z.string(),
  title: z.string(),
  updatedAt: z.string(),
});
export type SavedGame = z.infer<typeof savedGameSchema>;

const savedPlayerSchema = z.strictObject({
  userId: z.string(),
  username: z.string(),
  updatedAt: z.string(),
  /** Size of the saved data in characters. */
  size: count,
});
export type PlayerSaveSummary = z.infer<typeof savedPlayerSchema>;

const boardSchema = z.strictObject({ leaderboard: z.string(), players: count });

export const savedEndpoints = {
  listSavedGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/account/saved/',
    tag: 'saved',
    summary: 'Lists games and worlds that store the user’s data',
    response: successSchema(z.array(savedGameSchema)),
  }),
  exportSavedGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/account/saved/:scope/:ownerId/',
    tag: 'saved',
    summary: 'Exports the user’s saved data in one game or world as JSON',
    params: z.strictObject({ scope, ownerId: idSchema }),
    response: z.strictObject({ title: z.string(), updatedAt: z.string(), values, scores }),
  }),
  listSavedPlayers: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/by-slug/:gameSlug/players/',
    tag: 'saved',
    summary: 'Lists a game’s leaderboards and players with saved data, for users who can edit the game',
    params: z.strictObject({ gameSlug: idSchema }),
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      search: z.string().trim().max(USERNAME_MAX).default(''),
    }),
    response: successSchema(
      z.strictObject({
        game: z.strictObject({
          _id: z.string(),
          gameSlug: z.string(),
          title: z.string(),
          creator: z.string(),
        }),
        players: z.array(savedPlayerSchema),
        hasMore: z.boolean(),
        leaderboards: z.array(boardSchema),
      }),
    ),
  }),
  readSavedPlayer: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/players/:userId/',
    tag: 'saved',
    summary: 'Returns a player’s saved data in a game',
    params: z.strictObject({ id: idSchema, userId: idSchema }),
    response: successSchema(z.strictObject({ values, scores })),
  }),
  resetSavedPlayer: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/players/:userId/',
    tag: 'saved',
    summary: 'Resets a player’s saved data; rejected while they are playing',
    params: z.strictObject({ id: idSchema, userId: idSchema }),
    response: emptySuccessSchema,
  }),
  resetLeaderboard: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/leaderboards/:leaderboard/',
    tag: 'saved',
    summary: 'Clears one of a game’s leaderboards',
    params: z.strictObject({ id: idSchema, leaderboard: z.string().min(1).max(100) }),
    response: emptySuccessSchema,
  }),
};
