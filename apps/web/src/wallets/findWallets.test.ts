import type { ApiClient } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { isRejectedByUser, signWithWallet } from './signWithWallet.ts';
import { findWallets, type WalletWindow } from './findWallets.ts';

function makeProvider(address: string) {
  return {
    request: vi.fn<(call: { method: string; params?: unknown[] }) => Promise<unknown>>(async ({ method }) =>
      method === 'eth_requestAccounts' ? [address] : '0xsigned',
    ),
  };
}

function makePage(more: Partial<WalletWindow> = {}): WalletWindow {
  return Object.assign(new EventTarget(), more);
}

it('finds none if none is installed', () => {
  expect(findWallets(makePage())).toEqual([]);
});

it('finds the wallets that announce themselves, each once and by name', () => {
  const page = makePage({ ethereum: makeProvider('0x0') });
  for (const name of ['Fox', 'Rabbit', 'Fox']) {
    page.addEventListener('eip6963:requestProvider', () => {
      const detail = { info: { uuid: name, name }, provider: makeProvider('0x1') };
      page.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }));
    });
  }
  expect(findWallets(page).map(({ name }) => name)).toEqual(['Fox', 'Rabbit']);
});

it('asks an Ethereum wallet for its address, then to sign the server’s message', async () => {
  const provider = makeProvider('0x12');
  const [wallet] = findWallets(makePage({ ethereum: provider }));
  if (!wallet) throw new Error('There is no wallet.');
  const api = {
    writeWalletMessage: vi.fn<ApiClient['writeWalletMessage']>(async () => ({
      status: 'success',
      data: { message: 'hi' },
    })),
  };
  expect(await signWithWallet(api, wallet, 'link')).toEqual({ message: 'hi', signature: '0xsigned' });
  expect(api.writeWalletMessage).toHaveBeenCalledWith({
    params: { chain: 'ethereum' },
    body: { address: '0x12', purpose: 'link' },
  });
  expect(provider.request.mock.calls[1]?.[0]).toEqual({
    method: 'personal_sign',
    params: ['0x6869', '0x12'],
  });
});

it('reads both formats of signatures from Solana wallets', async () => {
  const bytes = new Uint8Array([1, 2, 255]);
  for (const answer of [bytes, { signature: bytes }]) {
    const solana = { connect: async () => ({ publicKey: 'So1' }), signMessage: async () => answer };
    const [wallet] = findWallets(makePage({ solana }));
    expect(await wallet?.connect()).toBe('So1');
    expect(await wallet?.sign('hi', 'So1')).toBe('AQL/');
  }
});

it('does not report a rejection by the user as an error', () => {
  expect(isRejectedByUser({ code: 4001 })).toBe(true);
  for (const other of [null, undefined, new Error('no'), { code: 4100 }])
    expect(isRejectedByUser(other)).toBe(false);
});
