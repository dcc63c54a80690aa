import { defineError } from '../../../http/ApiProblem.ts';

export const WalletAddressWrong = defineError(
  'wallet_address_wrong',
  400,
  'This isn’t a valid address on this chain. Copy it from your wallet again.',
);
export const WalletTokenRejected = defineError(
  'wallet_token_refused',
  401,
  'The site that embeds Playloom couldn’t verify your wallet.',
);
export const WalletSignatureWrong = defineError(
  'wallet_signature_wrong',
  401,
  'The signature isn’t valid. Sign the latest message with the wallet shown on this page.',
);
export const WalletLinkUnapproved = defineError(
  'wallet_link_unapproved',
  409,
  'This wallet belongs to an account. The account’s owner needs to approve this first.',
);
export const WalletAlreadyLinked = defineError(
  'wallet_taken',
  409,
  'This wallet is linked to another account.',
);
export const WalletNotFound = defineError('wallet_not_found', 404, 'Wallet not found.');
export const TooManyWallets = defineError(
  'too_many_wallets',
  409,
  'You can’t link any more wallets. Unlink one first.',
);
export const LastLoginMethodNotRemovable = defineError(
  'last_way_in',
  409,
  'This wallet is your only way to log in. Set a password or link another wallet first.',
);
export const WalletIssuerUnavailable = defineError(
  'wallet_issuer_unavailable',
  503,
  'We can’t verify the site that embeds Playloom right now. Try again in a moment.',
);
export const AlreadySignedIn = defineError('already_signed_in', 409, 'You’re already logged in.');
