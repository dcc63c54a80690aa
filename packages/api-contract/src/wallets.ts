import { z } from 'zod';
import { codeSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import {
  PASSWORD_MAX,
  WALLET_ADDRESS_MAX,
  WALLET_MESSAGE_MAX,
  WALLET_SIGNATURE_MAX,
  WALLET_TOKEN_MAX,
} from './limits.ts';
import { chains } from './names.ts';
import { accountSettingsSchema } from './settings.ts';
import { userSchema } from './user.ts';

const chainParams = z.strictObject({ chain: z.enum(chains) });
const addressSchema = z.string().trim().min(1, 'Enter a wallet address.').max(WALLET_ADDRESS_MAX);
const signed = {
  message: z.string().min(1).max(WALLET_MESSAGE_MAX),
  signature: z.string().min(1).max(WALLET_SIGNATURE_MAX),
};

export const walletEndpoints = {
  issueWalletNonce: defineEndpoint({
    method: 'POST',
    path: '/auth/:chain/nonce',
    tag: 'wallets',
    summary:
      'Returns the claims that a token from the parent frame must contain; they are valid once, in this browser, for five minutes',
    params: chainParams,
    response: successSchema(z.strictObject({ nonce: z.string(), expiresAt: z.string() })),
  }),
  verifyWallet: defineEndpoint({
    method: 'POST',
    path: '/auth/:chain/verify',
    tag: 'wallets',
    summary:
      'Logs the user in with a token from the parent frame. If the parent has never logged in to this account, the response is `wallet_link_unapproved` until the account’s owner approves',
    params: chainParams,
    body: z.strictObject({
      publicKey: addressSchema,
      parentJwt: z.string().min(1).max(WALLET_TOKEN_MAX),
      isLinkApproved: z.boolean().optional(),
    }),
    response: emptySuccessSchema,
  }),
  writeWalletMessage: defineEndpoint({
    method: 'POST',
    path: '/auth/:chain/message',
    tag: 'wallets',
    summary: 'Returns the text (EIP-4361) that the user signs with a wallet to log in or to link it',
    params: chainParams,
    body: z.strictObject({ address: addressSchema, purpose: z.enum(['sign-in', 'link']) }),
    response: successSchema(z.strictObject({ message: z.string() })),
  }),
  signInWithWallet: defineEndpoint({
    method: 'POST',
    path: '/auth/:chain/sign-in',
    tag: 'wallets',
    summary:
      'Logs the user in with a signed message; an unknown wallet gets a new account. With two-factor login, the response is `two_factor_needed` until `code` is sent too',
    params: chainParams,
    body: z.strictObject({ ...signed, code: codeSchema.optional() }),
    response: successSchema(userSchema),
  }),
  linkWallet: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/wallets/',
    tag: 'wallets',
    summary: 'Links a wallet to the account with a signed message',
    body: z.strictObject({
      chain: z.enum(chains),
      ...signed,
      currentPassword: z.string().min(1, 'Enter your current password.').max(PASSWORD_MAX).optional(),
    }),
    response: successSchema(accountSettingsSchema),
  }),
  unlinkWallet: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/account/wallets/:walletId/',
    tag: 'wallets',
    summary: 'Unlinks a wallet from the account, unless it is the only way to log in',
    params: z.strictObject({ walletId: z.uuid() }),
    response: successSchema(accountSettingsSchema),
  }),
};
