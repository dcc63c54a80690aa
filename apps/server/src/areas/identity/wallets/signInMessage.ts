import type { Chain } from '@playloom/api-contract';

export type WalletPurpose = 'sign-in' | 'link';

/** The message that a wallet shows and signs: EIP-4361 for Ethereum, and the same format for Solana. */
interface SignInMessage {
  chain: Chain;
  domain: string;
  address: string;
  purpose: WalletPurpose;
  uri: string;
  chainId: string;
  nonce: string;
  issuedAt: string;
  expirationTime: string;
}

const CHAIN_NAMES: Record<Chain, string> = { ethereum: 'Ethereum', solana: 'Solana' };
/** An address is the same on every network of its chain, so messages always name the main network. */
export const CHAIN_IDS: Record<Chain, string> = { ethereum: '1', solana: 'mainnet' };
const STATEMENTS: Record<WalletPurpose, string> = {
  'sign-in': 'Sign in to Playloom. This is free and does not send a transaction.',
  link: 'Link this wallet to my Playloom account, so that I can log in with it.',
};

export function composeSignInMessage(message: SignInMessage): string {
  const { chain, domain, address, purpose, uri, chainId, nonce, issuedAt, expirationTime } = message;
  return [
    `${domain} wants you to sign in with your ${CHAIN_NAMES[chain]} account:`,
    address,
    '',
    STATEMENTS[purpose],
    '',
    `URI: ${uri}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${issuedAt}`,
    `Expiration Time: ${expirationTime}`,
  ].join('\n');
}

const SHAPE =
  /^(?<domain>\S+) wants you to sign in with your \w+ account:\n(?<address>\w+)\n\n(?<statement>[^\n]+)\n\nURI: (?<uri>\S+)\nVersion: 1\nChain ID: (?<chainId>\w+)\nNonce: (?<nonce>\w+)\nIssued At: (?<issuedAt>\S+)\nExpiration Time: (?<expirationTime>\S+)$/;

/**
 * Parses a message. Returns null unless composing the result gives exactly the same text, so that nothing in it is
 * ignored.
 */
export function parseSignInMessage(chain: Chain, text: string): SignInMessage | null {
  const { statement, ...fields } = SHAPE.exec(text)?.groups ?? {};
  const purpose = (Object.keys(STATEMENTS) as WalletPurpose[]).find((one) => STATEMENTS[one] === statement);
  if (!purpose) return null;
  const message = { ...fields, chain, purpose } as SignInMessage;
  return composeSignInMessage(message) === text ? message : null;
}
