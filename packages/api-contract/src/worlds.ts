import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, successSchema } from './envelope.ts';
import { WORLD_NAME_MAX } from './limits.ts';

const idSchema = z.string().min(1).max(64);
const nameSchema = z.string().trim().min(1, 'What is it called?').max(WORLD_NAME_MAX);

const worldMapSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  /** What rules of the other maps call this one. */
  map: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  /** Nobody can travel to a map before its first release. */
  isPublished: z.boolean(),
});
export type WorldMap = z.infer<typeof worldMapSchema>;

const gameWorldSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  title: z.string(),
  creator: z.string(),
  /** The world that the game is a map of, with this map among its maps. */
  world: z
    .strictObject({
      _id: z.string(),
      name: z.string(),
      /** The world says so; a map can also say it for itself, in its settings. */
      shareWeb3TokenAcrossMaps: z.boolean(),
      maps: z.array(worldMapSchema),
    })
    .nullable(),
  /** Worlds that the game could become a map of; empty for all but its owner, as is the next. */
  worlds: z.array(z.strictObject({ _id: z.string(), name: z.string(), maps: z.number().int().min(0) })),
  /** Games of the owner that are in no world. */
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
    summary: 'The world a game is a map of, for those who make the game',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(gameWorldSchema),
  }),
  createWorld: defineEndpoint({
    method: 'POST',
    path: '/api/v1/worlds/',
    tag: 'worlds',
    summary: 'A new world with one of your games as its first map',
    body: z.strictObject({ name: nameSchema, gameId: idSchema }),
    response: successSchema(z.strictObject({ _id: z.string() })),
  }),
  updateWorld: defineEndpoint({
    method: 'PATCH',
    path: '/api/v1/worlds/:id/',
    tag: 'worlds',
    summary: 'Renames a world, or lets its token serve all its maps',
    params: worldParams,
    body: z.strictObject({
      name: nameSchema.optional(),
      shareWeb3TokenAcrossMaps: z.boolean().optional(),
    }),
    response: doneSchema,
  }),
  deleteWorld: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/worlds/:id/',
    tag: 'worlds',
    summary: 'Deletes a world without maps, with all that was saved for it',
    params: worldParams,
    response: doneSchema,
  }),
  addMapToWorld: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/worlds/:id/maps/:gameId/',
    tag: 'worlds',
    summary: 'Makes one of your games a map of your world',
    params: mapParams,
    response: doneSchema,
  }),
  removeMapFromWorld: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/worlds/:id/maps/:gameId/',
    tag: 'worlds',
    summary: 'Takes a game out of your world; nothing that was saved is deleted',
    params: mapParams,
    response: doneSchema,
  }),
};
