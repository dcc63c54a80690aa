import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { TOKEN_ICON_ADDRESS_MAX, WALLET_ADDRESS_MAX } from './limits.ts';
import { tokenChains, tokenTypes, type TokenChain, type TokenType } from './names.ts';

/** As many digits as 256 bits have at most. */
const tokenIdSchema = z
  .string()
  .trim()
  .regex(/^\d{1,78}$/, 'A whole number, in digits.')
  .refine((digits) => BigInt(digits) < 2n ** 256n, 'No token has so large a number.');
const chainSchema = z.enum(Object.keys(tokenChains) as TokenChain[]);
const typeSchema = z.enum(Object.keys(tokenTypes) as TokenType[]);

/** The token of a game or of a map, as everybody is told. */
export const utilityTokenSchema = z.strictObject({
  /** Our own copy of the icon. */
  tokenIconUrl: z.string().nullable(),
  tokenAddress: z.string(),
  type: typeSchema,
  /** Which of the tokens of an ERC-1155 contract, in decimal; null for all other types. */
  tokenId: z.string().nullable(),
  chain: chainSchema,
  /** As the token itself says; null where no node could be asked. */
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  decimals: z.number().int().min(0).nullable(),
});
export type UtilityToken = z.infer<typeof utilityTokenSchema>;

const ownTokenSchema = utilityTokenSchema.extend({
  /** Where the icon was fetched. */
  iconSourceUrl: z.string().nullable(),
});
export type OwnUtilityToken = z.infer<typeof ownTokenSchema>;

const web3SettingsSchema = z.strictObject({
  _id: z.string(),
  gameSlug: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
  isWeb3Enabled: z.boolean(),
  isUTEnabled: z.boolean(),
  /** Of the game; where it is a map of a world, of this map. */
  token: ownTokenSchema.nullable(),
  /** The world that the game is a map of. */
  world: z
    .strictObject({
      name: z.string(),
      isYours: z.boolean(),
      /** As the world says, or the published game for itself: its own token does not count then. */
      shareWeb3TokenAcrossMaps: z.boolean(),
      token: ownTokenSchema.nullable(),
    })
    .nullable(),
  /** Chains that this server has a node of: on others nobody's balance is known. */
  readableChains: z.array(chainSchema),
});
export type Web3Settings = z.infer<typeof web3SettingsSchema>;

const gameParams = z.strictObject({ id: z.string().min(1).max(64) });
/** `game` is the token of this game alone, `world` the one of the world it is a map of. */
const tokenParams = gameParams.extend({ scope: z.enum(['game', 'world']) });

export const web3Endpoints = {
  readWeb3Settings: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/web3/',
    tag: 'web3',
    summary: 'The web3 settings of a game, for its creator',
    params: gameParams,
    response: successSchema(web3SettingsSchema),
  }),
  updateWeb3Settings: defineEndpoint({
    method: 'PATCH',
    path: '/api/v1/games/:id/web3/',
    tag: 'web3',
    summary: 'Switches web3 and the utility token of a game on or off',
    params: gameParams,
    body: z.strictObject({ isWeb3Enabled: z.boolean().optional(), isUTEnabled: z.boolean().optional() }),
    response: successSchema(web3SettingsSchema),
  }),
  setUtilityToken: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/web3/tokens/:scope/',
    tag: 'web3',
    summary: 'Gives a game or its world a token; name, symbol and decimals are read from its contract',
    params: tokenParams,
    body: z.strictObject({
      chain: chainSchema,
      type: typeSchema,
      tokenAddress: z.string().trim().min(1, 'Which token?').max(WALLET_ADDRESS_MAX),
      /** For ERC-1155, which cannot do without. */
      tokenId: tokenIdSchema.optional(),
      /** Fetched once and kept as a copy; null shows none. */
      iconSourceUrl: z.string().trim().min(1).max(TOKEN_ICON_ADDRESS_MAX).nullable(),
    }),
    response: successSchema(web3SettingsSchema),
  }),
  removeUtilityToken: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/web3/tokens/:scope/',
    tag: 'web3',
    summary: 'Takes the token from a game or its world',
    params: tokenParams,
    response: successSchema(web3SettingsSchema),
  }),
};
