import { useCallback } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { clearUserData } from './userCache.ts';
import { readLogoutMessage } from './readLogoutMessage.ts';

/** Pages that only the account owner can see. Logging out there leads to the home page. */
const OWN_PAGES = /^\/user\/[^/]+\/|^\/notifications|^\/friends/;

export function useLogout(): () => Promise<void> {
  const toasts = useToasts();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { pathname } = useLocation();
  return useCallback(async () => {
    try {
      const api = await loadBrowserApi();
      await api.logOut();
    } catch (error) {
      return toasts.showError(readLogoutMessage(error));
    }
    clearUserData(getBrowserStorage('local'), getBrowserStorage('session'));
    if (OWN_PAGES.test(pathname)) await navigate('/');
    await revalidator.revalidate();
  }, [toasts, navigate, revalidator, pathname]);
}
