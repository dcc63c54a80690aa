import type { PublicConfig } from '@playloom/api-contract';
import { readBrowserFrameInfo } from '@playloom/site/session/refineVisit.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { DialogStore } from '@playloom/site/overlays/createDialogStore.ts';
import { addAutoJoinParameters, createAutoLogin, findParentOrigin } from './autoLogin.ts';

/** Asks the embedding site for a wallet login until `ended` is aborted. */
export function startAutoLogin(
  walletParents: PublicConfig['walletParents'],
  dialogs: DialogStore,
  ended: AbortSignal,
): void {
  if (ended.aborted) return;
  const origins = walletParents.map(({ origin }) => origin);
  const parentOrigin = findParentOrigin(readBrowserFrameInfo(window).parents, origins);
  const parentName = walletParents.find(({ origin }) => origin === parentOrigin)?.name ?? '';
  const login = createAutoLogin({
    parentOrigin,
    isParent: (source) => source === window.parent,
    isSignedIn: false,
    postToParent: (message, origin) => window.parent.postMessage(message, origin),
    readNonce: async () =>
      (await (await loadBrowserApi()).issueWalletNonce({ params: { chain: 'ethereum' } })).data.nonce,
    verify: async (chain, body) =>
      void (await (await loadBrowserApi()).verifyWallet({ params: { chain }, body })),
    show: (state) => (state ? dialogs.open({ kind: 'wallet', state, parentName }) : dialogs.close()),
    reload: () => location.replace(addAutoJoinParameters(location.href)),
    log: (what, error) => console.warn(what, error),
  });
  addEventListener('message', (event) => void login.handleMessage(event), { signal: ended });
  void login.start();
}
