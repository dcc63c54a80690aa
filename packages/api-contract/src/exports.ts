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
      'The game as a zip that plays from any site or a disk: by itself, or online in rooms of this server',
    params: gameParams,
    query: z.strictObject({ mode: z.enum(['offline', 'online']) }),
    /** Bytes of a zip. */
    response: z.unknown(),
  }),
  joinExportedGame: defineEndpoint({
    method: 'GET',
    path: '/api/v1/exports/:id/seat/',
    tag: 'exports',
    summary: 'Where an exported game joins a room, as a guest, and the ticket that opens it once',
    params: gameParams,
    query: z.strictObject({
      key: z.string().max(100),
      /** Where a game of the same world sent the player, and the token that it gave. */
      gameSlug: z.string().max(100).optional(),
      token: z.string().max(100).optional(),
    }),
    response: successSchema(
      z.strictObject({
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
