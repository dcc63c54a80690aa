import { useEffect } from 'react';
import { loadBrowserApi } from '../session/loadBrowserApi.ts';
import { isFramed } from '../session/fetchWithSession.ts';
import { readBrowserFrameInfo } from '../session/refineVisit.ts';
import { useDialogs } from '../session/useDialogs.ts';
import { useRoot } from '../session/useRoot.ts';

/** Lets an allowed embedding site log the user in with their wallet. */
export function useAutoLogin(): void {
  const { user, config } = useRoot();
  const dialogs = useDialogs();
  const isSignedIn = user !== null;
  const { walletParents } = config;
  useEffect(() => {
    if (!isFramed() || isSignedIn || walletParents.length === 0) return;
    // Try only once, because a login that fails to set a session would reload the page forever.
    if (new URLSearchParams(location.search).get('autologin') === 'true') return;
    const ended = new AbortController();
    void import('./autoLogin.ts').then(({ addAutoJoinParameters, createAutoLogin, findParentOrigin }) => {
      if (ended.signal.aborted) return;
      const origins = walletParents.map(({ origin }) => origin);
      const parentOrigin = findParentOrigin(readBrowserFrameInfo(window).parents, origins);
      const parentName = walletParents.find(({ origin }) => origin === parentOrigin)?.name ?? '';
      const login = createAutoLogin({
        parentOrigin,
        isParent: (source) => source === window.parent,
        isSignedIn,
        postToParent: (message, origin) => window.parent.postMessage(message, origin),
        readNonce: async () =>
          (await (await loadBrowserApi()).issueWalletNonce({ params: { chain: 'ethereum' } })).data.nonce,
        verify: async (chain, body) =>
          void (await (await loadBrowserApi()).verifyWallet({ params: { chain }, body })),
        show: (state) => (state ? dialogs.open({ kind: 'wallet', state, parentName }) : dialogs.close()),
        reload: () => location.replace(addAutoJoinParameters(location.href)),
        log: (what, error) => console.warn(what, error),
      });
      addEventListener('message', (event) => void login.handleMessage(event), { signal: ended.signal });
      void login.start();
    });
    return () => ended.abort();
  }, [isSignedIn, walletParents, dialogs]);
}
