import type { Chain } from '@playloom/api-contract';

/** A crypto wallet that is installed in this browser. */
export interface BrowserWallet {
  chain: Chain;
  name: string;
  /** Asks the user for an address; rejects if they decline. */
  connect(): Promise<string>;
  /** Asks the user to sign; returns the signature in the format that the server expects. */
  sign(message: string, address: string): Promise<string>;
}

interface EthereumProvider {
  request(call: { method: string; params?: unknown[] }): Promise<unknown>;
}

interface SolanaProvider {
  connect(): Promise<{ publicKey: { toString(): string } }>;
  signMessage(message: Uint8Array, display: 'utf8'): Promise<{ signature: Uint8Array } | Uint8Array>;
}

/** The window with the objects that wallets add to it. */
export interface WalletWindow extends Pick<
  EventTarget,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
> {
  ethereum?: EthereumProvider;
  solana?: SolanaProvider;
}

interface Announcement {
  info: { uuid: string; name: string };
  provider: EthereumProvider;
}

/**
 * Finds all wallets in this browser: Ethereum wallets announced by EIP-6963, or else the EIP-1193 provider, and Solana.
 */
export function findWallets(page: WalletWindow): BrowserWallet[] {
  const announced = new Map<string, BrowserWallet>();
  const handleAnnouncement = (event: Event) => {
    const { info, provider } = (event as CustomEvent<Announcement>).detail;
    announced.set(info.uuid, openEthereum(info.name, provider));
  };
  // Wallets announce themselves synchronously, during `dispatchEvent`.
  page.addEventListener('eip6963:announceProvider', handleAnnouncement);
  page.dispatchEvent(new Event('eip6963:requestProvider'));
  page.removeEventListener('eip6963:announceProvider', handleAnnouncement);
  const ethereum = [...announced.values()];
  if (ethereum.length === 0 && page.ethereum) ethereum.push(openEthereum('Ethereum wallet', page.ethereum));
  return page.solana ? [...ethereum, openSolana(page.solana)] : ethereum;
}

function openEthereum(name: string, provider: EthereumProvider): BrowserWallet {
  return {
    chain: 'ethereum',
    name,
    async connect() {
      const accounts = (await provider.request({ method: 'eth_requestAccounts' })) as string[];
      if (!accounts[0]) throw new Error('The wallet returned no address.');
      return accounts[0];
    },
    async sign(message, address) {
      const params = [`0x${toHex(new TextEncoder().encode(message))}`, address];
      return (await provider.request({ method: 'personal_sign', params })) as string;
    },
  };
}

function openSolana(provider: SolanaProvider): BrowserWallet {
  return {
    chain: 'solana',
    name: 'Solana wallet',
    connect: async () => (await provider.connect()).publicKey.toString(),
    async sign(message) {
      const signed = await provider.signMessage(new TextEncoder().encode(message), 'utf8');
      return btoa(String.fromCodePoint(...('signature' in signed ? signed.signature : signed)));
    },
  };
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
