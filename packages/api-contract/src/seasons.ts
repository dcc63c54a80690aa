import { z } from 'zod';
import { cosmeticSchema } from './cosmetics.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { SEASON_LEVELS, SEASON_NAME_MAX } from './limits.ts';

const count = z.number().int().min(0);

const seasonSchema = z.strictObject({
  number: z.number().int().min(1),
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
});
export type Season = z.infer<typeof seasonSchema>;

const seasonPageSchema = seasonSchema.extend({
  serverNow: z.string(),
  /** The points and the level of the user. Null for guests. */
  points: count.nullable(),
  level: count.nullable(),
  levels: z
    .array(
      z.strictObject({
        level: z.number().int().min(1),
        points: count,
        /** What reaching it gives; most levels give nothing. */
        reward: cosmeticSchema.nullable(),
      }),
    )
    .max(SEASON_LEVELS),
});
export type SeasonPage = z.infer<typeof seasonPageSchema>;

/** A season on a profile. */
export const playedSeasonSchema = z.strictObject({
  number: z.number().int().min(1),
  name: z.string(),
  hasEnded: z.boolean(),
  points: count,
  level: count,
});
export type PlayedSeason = z.infer<typeof playedSeasonSchema>;

export const seasonEndpoints = {
  readSeason: defineEndpoint({
    method: 'GET',
    path: '/api/v1/season/',
    tag: 'games',
    summary: 'Returns the current season, its levels and rewards, and the user’s points',
    response: successSchema(seasonPageSchema),
  }),
  listSeasons: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/seasons/',
    tag: 'operator',
    summary: 'Lists the current season and the next ones',
    response: successSchema(z.array(seasonSchema).max(4)),
  }),
  renameSeason: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/operator/seasons/:number/',
    tag: 'operator',
    summary: 'Names a season; an empty name gives it its number again',
    params: z.strictObject({ number: z.coerce.number().int().min(1).max(1000) }),
    body: z.strictObject({
      name: z
        .string()
        .trim()
        .max(SEASON_NAME_MAX, `Names of seasons can have up to ${SEASON_NAME_MAX} characters.`),
    }),
    response: emptySuccessSchema,
  }),
};
