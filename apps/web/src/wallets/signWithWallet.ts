import type { ApiClient } from '@playloom/api-contract';
import type { WalletDoor } from './walletDoors.ts';

export interface SignedMessage {
  message: string;
  signature: string;
}

/** What the wallet of a press signed, for this purpose. */
export async function signWithWallet(
  api: Pick<ApiClient, 'writeWalletMessage'>,
  wallet: WalletDoor,
  purpose: 'sign-in' | 'link',
): Promise<SignedMessage> {
  const address = await wallet.connect();
  const { data } = await api.writeWalletMessage({
    params: { chain: wallet.chain },
    body: { address, purpose },
  });
  return { message: data.message, signature: await wallet.sign(data.message, address) };
}

const REFUSED_BY_OWNER = 4001;

/** Wallets reject with this number when their owner says no: that is no problem to tell them of. */
export function isRefusedByOwner(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === REFUSED_BY_OWNER;
}
