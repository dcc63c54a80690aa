import { useEffect } from 'react';
import { isFramed } from '@playloom/site/api/fetchWithSession.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Lets an allowed embedding site log the user in with their wallet. */
export function useAutoLogin(): void {
  const { user, config } = useRootData();
  const dialogs = useDialogs();
  const isSignedIn = user !== null;
  const { walletParents } = config;
  useEffect(() => {
    if (!isFramed() || isSignedIn || walletParents.length === 0) return;
    // Try only once, because a login that fails to set a session would reload the page forever.
    if (new URLSearchParams(location.search).get('autologin') === 'true') return;
    const ended = new AbortController();
    void import('./startAutoLogin.ts').then(({ startAutoLogin }) =>
      startAutoLogin(walletParents, dialogs, ended.signal),
    );
    return () => ended.abort();
  }, [isSignedIn, walletParents, dialogs]);
}
