import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { WORLD_NAME_MAX } from './limits.ts';

const idSchema = z.string().min(1).max(64);
const nameSchema = z.string().trim().min(1, 'Enter a name.').max(WORLD_NAME_MAX);

const worldMapSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  /** Name of this map in the rules of other maps. */
  map: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  /** Players cannot travel to a map before its first release. */
  isPublished: z.boolean(),
});
export type WorldMap = z.infer<typeof worldMapSchema>;

const gameWorldSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  title: z.string(),
  creator: z.string(),
  /** The world this game belongs to, if any. Its maps include this game. */
  world: z
    .strictObject({
      _id: z.string(),
      name: z.string(),
      /** Whether all maps use the world's token. A single map can also opt in with its own setting. */
      shareWeb3TokenAcrossMaps: z.boolean(),
      maps: z.array(worldMapSchema),
    })
    .nullable(),
  /** Worlds that the game can be added to; empty unless the user is the owner. */
  worlds: z.array(z.strictObject({ _id: z.string(), name: z.string(), maps: z.number().int().min(0) })),
  /** Games of the owner that are not in a world; also empty for other users. */
  freeGames: z.array(z.strictObject({ _id: z.string(), title: z.string() })),
});
export type GameWorld = z.infer<typeof gameWorldSchema>;

const worldParams = z.strictObject({ id: idSchema });
const mapParams = worldParams.extend({ gameId: idSchema });

export const worldEndpoints = {
  readGameWorld: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/world/',
    tag: 'worlds',
    summary: 'Returns a game’s world, for the game’s creators',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(gameWorldSchema),
  }),
  createWorld: defineEndpoint({
    method: 'POST',
    path: '/api/v1/worlds/',
    tag: 'worlds',
    summary: 'Creates a world with one of the user’s games as its first map',
    body: z.strictObject({ name: nameSchema, gameId: idSchema }),
    response: successSchema(z.strictObject({ _id: z.string() })),
  }),
  updateWorld: defineEndpoint({
    method: 'PATCH',
    path: '/api/v1/worlds/:id/',
    tag: 'worlds',
    summary: 'Renames a world, or shares its token across all maps',
    params: worldParams,
    body: z.strictObject({
      name: nameSchema.optional(),
      shareWeb3TokenAcrossMaps: z.boolean().optional(),
    }),
    response: emptySuccessSchema,
  }),
  deleteWorld: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/worlds/:id/',
    tag: 'worlds',
    summary: 'Deletes an empty world and all its saved data',
    params: worldParams,
    response: emptySuccessSchema,
  }),
  addMapToWorld: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/worlds/:id/maps/:gameId/',
    tag: 'worlds',
    summary: 'Adds one of the user’s games to their world as a map',
    params: mapParams,
    response: emptySuccessSchema,
  }),
  removeMapFromWorld: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/worlds/:id/maps/:gameId/',
    tag: 'worlds',
    summary: 'Removes a game from the user’s world; saved data is not deleted',
    params: mapParams,
    response: emptySuccessSchema,
  }),
};
