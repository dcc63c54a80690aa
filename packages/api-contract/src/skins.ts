import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { SKIN_REASON_MAX } from './limits.ts';

const idSchema = z.string().min(1).max(64);
const gameParams = z.strictObject({ id: idSchema });

/** The character that players can make skins for, with the data that a preview needs. */
const skinCharacterSchema = z.strictObject({
  unit: z.string(),
  name: z.string(),
  /** Width and height are in tiles. */
  width: z.number(),
  height: z.number(),
  color: z.string(),
  shape: z.string(),
  /**
   * Its current sprite: the file of a sprite sheet, the number of its cells, and the index of the cell; null for a
   * plain shape.
   */
  picture: z
    .strictObject({
      file: z.string(),
      columns: z.number().int().min(1),
      rows: z.number().int().min(1),
      cell: z.number().int().min(0),
    })
    .nullable(),
});
export type SkinCharacter = z.infer<typeof skinCharacterSchema>;

const skinGameSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  title: z.string(),
  character: skinCharacterSchema,
});
export type SkinGame = z.infer<typeof skinGameSchema>;

const rewardSchema = z.strictObject({ achievement: z.string(), name: z.string() });

const skinSchema = z.strictObject({
  id: z.string(),
  gameId: z.string(),
  gameSlug: z.string(),
  game: z.string(),
  /** The player who made it. */
  username: z.string(),
  file: z.string(),
  status: z.enum(['waiting', 'approved', 'rejected']),
  /** Why it was rejected. */
  reason: z.string(),
  createdAt: z.string(),
  /** Whether the player uses it in the game. */
  isWorn: z.boolean(),
  /** Whether the user has earned it instead of making it. Earned skins can't be removed or sold. */
  isEarned: z.boolean(),
  /** The achievement with which players earn it; null for most skins. */
  reward: rewardSchema.nullable(),
});
export type Skin = z.infer<typeof skinSchema>;

export const skinEndpoints = {
  listSkinGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/skins/games/',
    tag: 'skins',
    summary: 'Lists games that accept skins, most played first',
    response: successSchema(z.array(skinGameSchema)),
  }),
  listOwnSkins: defineEndpoint({
    method: 'GET',
    path: '/api/v1/skins/',
    tag: 'skins',
    summary: 'Lists the user’s skins, newest first',
    response: successSchema(z.array(skinSchema)),
  }),
  submitSkin: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/skins/',
    tag: 'skins',
    summary:
      // words: the form field is named picture
      'Submits an image for the game’s character: one PNG, JPEG, WebP, or GIF in the form field `picture`',
    params: gameParams,
    upload: true,
    response: successSchema(skinSchema),
  }),
  deleteSkin: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/skins/:skinId/',
    tag: 'skins',
    summary: 'Withdraws one of the user’s own skins',
    params: z.strictObject({ skinId: idSchema }),
    response: emptySuccessSchema,
  }),
  wearSkin: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/skins/worn/',
    tag: 'skins',
    summary: 'Sets the approved skin that the user wears in a game; null for none',
    params: gameParams,
    body: z.strictObject({ skinId: idSchema.nullable() }),
    response: emptySuccessSchema,
  }),
  readSkinReview: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/by-slug/:gameSlug/skins/',
    tag: 'skins',
    summary: 'Lists skins submitted for a game, for users who can edit it',
    params: z.strictObject({ gameSlug: idSchema }),
    response: successSchema(
      z.strictObject({
        game: z.strictObject({
          _id: z.string(),
          gameSlug: z.string(),
          title: z.string(),
          creator: z.string(),
        }),
        /** Null if the game does not accept skins. */
        character: skinCharacterSchema.nullable(),
        /** Units that could accept skins. */
        units: z.array(z.strictObject({ unit: z.string(), name: z.string() })),
        /** The achievements of the live release, of which one can give a skin. */
        achievements: z.array(rewardSchema),
        skins: z.array(skinSchema),
      }),
    ),
  }),
  allowSkins: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/skins/character/',
    tag: 'skins',
    summary: 'Sets which character in a game accepts skins; null for none',
    params: gameParams,
    body: z.strictObject({ unit: z.string().min(1).max(200).nullable() }),
    response: emptySuccessSchema,
  }),
  setSkinReward: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/skins/:skinId/reward/',
    tag: 'skins',
    summary: 'Sets the achievement with which players earn an approved skin of the caller; null for none',
    params: z.strictObject({ id: idSchema, skinId: idSchema }),
    body: z.strictObject({ achievement: idSchema.nullable() }),
    response: emptySuccessSchema,
  }),
  decideSkin: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/skins/:skinId/decision/',
    tag: 'skins',
    summary: 'Approves or rejects a skin. The player who submitted it is notified',
    params: z.strictObject({ id: idSchema, skinId: idSchema }),
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve') }),
      z.strictObject({
        decision: z.literal('reject'),
        reason: z
          .string()
          .trim()
          .min(1, 'Enter a reason so the player can improve the skin.')
          .max(SKIN_REASON_MAX),
      }),
    ]),
    response: emptySuccessSchema,
  }),
};
