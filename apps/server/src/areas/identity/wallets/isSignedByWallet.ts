import { createPublicKey, verify } from 'node:crypto';
import { isHex, verifyMessage } from 'viem';
import type { WalletRef } from './walletQueries.ts';
import { decodeBase58 } from './decodeBase58.ts';

/** The prefix that turns the 32 bytes of an Ed25519 key into a format that Node can read. */
const ED25519_HEADER = Buffer.from('302a300506032b6570032100', 'hex');
const ED25519_SIGNATURE_BYTES = 64;
const ETHEREUM_SIGNATURE_CHARACTERS = 132;

/** Whether the wallet signed the text. Signatures are hex on Ethereum and base 58 or base 64 on Solana. */
export async function isSignedByWallet(
  { chain, address }: WalletRef,
  message: string,
  signature: string,
): Promise<boolean> {
  if (chain === 'solana') return isSignedBySolana(address, message, signature);
  if (!isHex(signature) || signature.length !== ETHEREUM_SIGNATURE_CHARACTERS) return false;
  return verifyMessage({ address: address as `0x${string}`, message, signature }).catch(() => false);
}

function isSignedBySolana(address: string, message: string, signature: string): boolean {
  const raw = decodeBase58(address);
  const bytes = [decodeBase58(signature), Buffer.from(signature, 'base64')].find(
    (one) => one?.length === ED25519_SIGNATURE_BYTES,
  );
  if (!raw || !bytes) return false;
  try {
    const key = createPublicKey({ key: Buffer.concat([ED25519_HEADER, raw]), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(message), key, bytes);
  } catch {
    return false;
  }
}
