import { ApiError } from '@playloom/api-contract';
import { useCallback } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { browserApi } from './browserApi.ts';
import { openStorage } from './openStorage.ts';
import { useToasts } from './toasts.ts';
import { clearUserData } from './userCache.ts';

const LOGOUT_FAILED = 'Something went wrong while logging out';

/** Pages that only the account owner can see. Logging out there leads to the home page. */
const OWN_PAGES = /^\/user\/[^/]+\/|^\/notifications|^\/friends/;

export function useLogout(): () => Promise<void> {
  const toasts = useToasts();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { pathname } = useLocation();
  return useCallback(async () => {
    try {
      const api = await browserApi();
      await api.logOut();
    } catch (error) {
      return toasts.show(readLogoutMessage(error));
    }
    clearUserData(openStorage('local'), openStorage('session'));
    if (OWN_PAGES.test(pathname)) await navigate('/');
    await revalidator.revalidate();
  }, [toasts, navigate, revalidator, pathname]);
}

/** The server's message, or our own text if the request did not reach the server. */
export function readLogoutMessage(error: unknown): string {
  const hasAnswer = error instanceof ApiError && error.body.errorId !== 'network_unreachable';
  return (hasAnswer && error.body.message) || LOGOUT_FAILED;
}
