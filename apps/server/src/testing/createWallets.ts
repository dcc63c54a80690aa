import { generateKeyPairSync, sign } from 'node:crypto';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Chain } from '@playloom/api-contract';

/** A wallet with its private key. */
export interface TestWallet {
  chain: Chain;
  address: string;
  sign(message: string): Promise<string>;
}

const BASE58_ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const KEY_BYTES = 32;

export function createEthereumWallet(): TestWallet {
  const account = privateKeyToAccount(generatePrivateKey());
  return { chain: 'ethereum', address: account.address, sign: (message) => account.signMessage({ message }) };
}

export function createSolanaWallet(): TestWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  return {
    chain: 'solana',
    address: encodeBase58(raw),
    sign: async (message) => encodeBase58(sign(null, Buffer.from(message), privateKey)),
  };
}

function encodeBase58(bytes: Buffer): string {
  let number = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = (BASE58_ALPHABET[Number(number % 58n)] ?? '') + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(Math.max(zeros, 0)) + text;
}
