import type { ApiClient } from '@playloom/api-contract';
import type { BrowserWallet } from './findWallets.ts';

interface SignedMessage {
  message: string;
  signature: string;
}

/** Connects a wallet and asks the user to sign the server's message. */
export async function signWithWallet(
  api: Pick<ApiClient, 'writeWalletMessage'>,
  wallet: BrowserWallet,
  purpose: 'sign-in' | 'link',
): Promise<SignedMessage> {
  const address = await wallet.connect();
  const { data } = await api.writeWalletMessage({
    params: { chain: wallet.chain },
    body: { address, purpose },
  });
  return { message: data.message, signature: await wallet.sign(data.message, address) };
}

const REJECTED_BY_USER = 4001;

/** Whether the user declined in the wallet. This is not shown as an error. */
export function isRejectedByUser(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === REJECTED_BY_USER;
}
