import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { TOKEN_ICON_ADDRESS_MAX, WALLET_ADDRESS_MAX } from './limits.ts';
import { tokenChains, tokenTypes, type TokenChain, type TokenType } from './names.ts';

/** A 256-bit number in decimal, which has at most 78 digits. */
const tokenIdSchema = z
  .string()
  .trim()
  .regex(/^\d{1,78}$/, 'Enter a whole number.')
  .refine((digits) => BigInt(digits) < 2n ** 256n, 'This number is too large for a token ID.');
const chainSchema = z.enum(Object.keys(tokenChains) as TokenChain[]);
const typeSchema = z.enum(Object.keys(tokenTypes) as TokenType[]);

/** The public token data of a game or a map. */
export const utilityTokenSchema = z.strictObject({
  /** URL of our own copy of the icon. */
  tokenIconUrl: z.string().nullable(),
  tokenAddress: z.string(),
  type: typeSchema,
  /** Token ID in an ERC-1155 contract, in decimal; null for all other types. */
  tokenId: z.string().nullable(),
  chain: chainSchema,
  /** The next three fields are read from the token contract; null if no node could be reached. */
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  decimals: z.number().int().min(0).nullable(),
});
export type UtilityToken = z.infer<typeof utilityTokenSchema>;

const ownTokenSchema = utilityTokenSchema.extend({
  /** The address that the icon was fetched from. */
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
  /** Token of the game, or of this map if the game is part of a world. */
  token: ownTokenSchema.nullable(),
  /** The world this game belongs to, if any. */
  world: z
    .strictObject({
      name: z.string(),
      isYours: z.boolean(),
      /** Whether this map uses the world's token instead of its own. The world or the published game can set this. */
      shareWeb3TokenAcrossMaps: z.boolean(),
      token: ownTokenSchema.nullable(),
    })
    .nullable(),
  /** Chains for which this server has a node. It cannot read balances on other chains. */
  readableChains: z.array(chainSchema),
});
export type Web3Settings = z.infer<typeof web3SettingsSchema>;

const gameParams = z.strictObject({ id: z.string().min(1).max(64) });
/** `game`: the token of this game alone. `world`: the token of its world. */
const tokenParams = gameParams.extend({ scope: z.enum(['game', 'world']) });

export const web3Endpoints = {
  readWeb3Settings: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/web3/',
    tag: 'web3',
    summary: 'Returns a game’s web3 settings, for its creator',
    params: gameParams,
    response: successSchema(web3SettingsSchema),
  }),
  updateWeb3Settings: defineEndpoint({
    method: 'PATCH',
    path: '/api/v1/games/:id/web3/',
    tag: 'web3',
    summary: 'Turns a game’s web3 features and utility token on or off',
    params: gameParams,
    body: z.strictObject({ isWeb3Enabled: z.boolean().optional(), isUTEnabled: z.boolean().optional() }),
    response: successSchema(web3SettingsSchema),
  }),
  setUtilityToken: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/web3/tokens/:scope/',
    tag: 'web3',
    summary:
      'Sets the token of a game or its world; its name, symbol, and decimals are read from the contract',
    params: tokenParams,
    body: z.strictObject({
      chain: chainSchema,
      type: typeSchema,
      tokenAddress: z.string().trim().min(1, 'Enter a token address.').max(WALLET_ADDRESS_MAX),
      /** Required for ERC-1155. */
      tokenId: tokenIdSchema.optional(),
      /** The icon is downloaded once and stored as a copy. Null for no icon. */
      iconSourceUrl: z.string().trim().min(1).max(TOKEN_ICON_ADDRESS_MAX).nullable(),
    }),
    response: successSchema(web3SettingsSchema),
  }),
  removeUtilityToken: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/web3/tokens/:scope/',
    tag: 'web3',
    summary: 'Removes the token from a game or its world',
    params: tokenParams,
    response: successSchema(web3SettingsSchema),
  }),
};
