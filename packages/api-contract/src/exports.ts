import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';

const gameParams = z.strictObject({ id: z.string().min(1).max(64) });

export const exportEndpoints = {
  exportGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/export/',
    tag: 'exports',
    summary:
      'Exports the game as a zip file that runs on any site or from a disk, either offline or online in this server’s rooms',
    params: gameParams,
    query: z.strictObject({ mode: z.enum(['offline', 'online']) }),
    /** The bytes of a zip file. */
    response: z.unknown(),
  }),
  joinExportedGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/exports/:id/seat/',
    tag: 'exports',
    summary: 'Returns the room that an exported game joins as a guest, and a single-use ticket',
    params: gameParams,
    query: z.strictObject({
      key: z.string().max(100),
      /**
       * Set when a player travels to another map of the world: the game of that map, and the token from the previous
       * map.
       */
      gameSlug: z.string().max(100).optional(),
      token: z.string().max(100).optional(),
    }),
    response: successSchema(
      z.strictObject({
        roomId: z.string(),
        url: z.string(),
        ticket: z.string(),
        release: z.number().int(),
        engineVersion: z.string(),
        releaseUrl: z.string(),
        person: z.strictObject({ name: z.string(), isSignedIn: z.boolean(), canChat: z.boolean() }),
      }),
    ),
  }),
};
