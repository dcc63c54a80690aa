import { defineError } from './ApiProblem.ts';

export const WalletAddressWrong = defineError(
  'wallet_address_wrong',
  400,
  'This is not an address of that chain. Copy it anew from your wallet.',
);
export const WalletTokenRejected = defineError(
  'wallet_token_refused',
  401,
  'The page around this one could not prove which wallet is yours.',
);
export const WalletSignatureWrong = defineError(
  'wallet_signature_wrong',
  401,
  'The signature does not fit. Sign the newest message of this page, with the wallet it names.',
);
export const WalletLinkUnapproved = defineError(
  'wallet_link_unapproved',
  409,
  'This wallet belongs to an account. Its owner has to agree first.',
);
export const WalletAlreadyLinked = defineError(
  'wallet_taken',
  409,
  'This wallet is linked to another account.',
);
export const WalletNotFound = defineError('wallet_not_found', 404, 'There is no such wallet.');
export const TooManyWallets = defineError(
  'too_many_wallets',
  409,
  'Your account has as many wallets as it can have.',
);
export const LastLoginMethod = defineError(
  'last_way_in',
  409,
  'This wallet is your only way in. Set a password or link another wallet first.',
);
export const WalletIssuerUnavailable = defineError(
  'wallet_issuer_unavailable',
  503,
  'The keys of the page around this one cannot be read just now. Try again in a moment.',
);
export const AlreadySignedIn = defineError('already_signed_in', 409, 'You are signed in already.');
export const RecentSignInRequired = defineError(
  'sign_in_again',
  403,
  'For this you must have logged in within the last minutes. Log in with your wallet again.',
);
