import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { isPlayPath } from '@playloom/site/paths/isPlayPath.ts';

/** Shows toasts for unread notifications in the visible tab, never over a running game. */
export function NotificationToasts({ unreadCount }: { unreadCount: number }) {
  const { user, features } = useRootData();
  const { pathname } = useLocation();
  const toasts = useToasts();
  const isOn = user !== null && features.notifications && !isPlayPath(pathname) && unreadCount > 0;
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      import('./showUnreadToasts.ts')
        .then(({ showUnreadToasts }) =>
          showUnreadToasts(unreadCount, { toasts, storage: getBrowserStorage('local'), now: Date.now }),
        )
        // Ignore errors, because the badge shows the count anyway.
        .catch(() => undefined);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOn, unreadCount, toasts]);
  return null;
}
