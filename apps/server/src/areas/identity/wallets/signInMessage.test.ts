import { parseSiweMessage } from 'viem/siwe';
import { expect, it } from 'vitest';
import { decodeBase58 } from './decodeBase58.ts';
import { isSignedByWallet } from './isSignedByWallet.ts';
import { normalizeWalletAddress } from './normalizeWalletAddress.ts';
import { composeSignInMessage, parseSignInMessage } from './signInMessage.ts';

type SignInMessage = Parameters<typeof composeSignInMessage>[0];

const message: SignInMessage = {
  chain: 'ethereum',
  domain: 'play.example',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  purpose: 'sign-in',
  uri: 'https://play.example',
  chainId: '1',
  nonce: 'a'.repeat(72),
  issuedAt: '2026-03-04T12:00:00.000Z',
  expirationTime: '2026-03-04T12:05:00.000Z',
};

it('is an EIP-4361 message that other libraries parse', () => {
  expect(parseSiweMessage(composeSignInMessage(message))).toMatchObject({
    domain: message.domain,
    address: message.address,
    uri: message.uri,
    version: '1',
    chainId: 1,
    nonce: message.nonce,
    issuedAt: new Date(message.issuedAt),
    expirationTime: new Date(message.expirationTime),
  });
});

it('is parsed completely, on both chains', () => {
  const solana: SignInMessage = {
    ...message,
    chain: 'solana',
    address: 'So11111111111111111111111111111111111111112',
    chainId: 'mainnet',
  };
  for (const one of [message, solana])
    expect(parseSignInMessage(one.chain, composeSignInMessage(one))).toEqual(one);
});

it.each([
  ['an extra line', (text: string) => `${text}\nResources:\n- https://evil.example`],
  ['a line before', (text: string) => `hello\n${text}`],
  ['another statement', (text: string) => text.replace('does not send', 'sends')],
  ['the chain name of the other chain', (text: string) => text.replace('Ethereum', 'Solana')],
  ['another version', (text: string) => text.replace('Version: 1', 'Version: 2')],
  ['no end', (text: string) => text.split('\n').slice(0, -1).join('\n')],
  ['nothing', () => ''],
])('is not parsed with %s', (_, change) => {
  expect(parseSignInMessage('ethereum', change(composeSignInMessage(message)))).toBeNull();
});

it('addresses are normalized by the rules of their chain', () => {
  const lower = message.address.toLowerCase();
  expect(normalizeWalletAddress('ethereum', lower)).toBe(message.address);
  expect(normalizeWalletAddress('ethereum', message.address)).toBe(message.address);
  expect(normalizeWalletAddress('ethereum', `0x${lower.slice(2).toUpperCase()}`)).toBe(message.address);
  for (const wrong of ['', '0x', lower.slice(0, -1), message.address.replace('aA', 'Aa'), `${lower}0`])
    expect(normalizeWalletAddress('ethereum', wrong)).toBeNull();
  expect(normalizeWalletAddress('solana', 'So11111111111111111111111111111111111111112')).not.toBeNull();
  for (const wrong of ['', '0', 'So1', lower, '1'.repeat(64)])
    expect(normalizeWalletAddress('solana', wrong)).toBeNull();
});

it('base 58 is decoded like in Bitcoin', () => {
  expect(decodeBase58('StV1DL6CwTryKyV')?.toString()).toBe('hello world');
  expect(decodeBase58('11233QC4')?.toString('hex')).toBe('0000287fb4cd');
  expect(decodeBase58('0OIl')).toBeNull();
});

it('an invalid signature is not an error', async () => {
  for (const signature of ['', '0x', 'zz', `0x${'f'.repeat(130)}`, '1'.repeat(64)]) {
    expect(await isSignedByWallet(message, 'text', signature)).toBe(false);
    const solana = { chain: 'solana', address: '1'.repeat(32) } as const;
    expect(await isSignedByWallet(solana, 'text', signature)).toBe(false);
  }
});
