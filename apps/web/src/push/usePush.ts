import { useEffect } from 'react';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { isPushSupported } from './askRules.ts';
import { setUpPush } from './setUpPush.ts';

const SYNCED_KEY = 'pushKeptFor';
const NOBODY = 'nobody';

/** Whether to offer push: not in a portal, not in Telegram, and not if the user turned it off. */
export function useIsPushWanted(): boolean {
  const { user, features, visit } = useRootData();
  const isOff = user?.notificationPreferences.receiveNotificationsFrom === 'DISABLED';
  return features.notifications && !visit.isTelegram && !isOff;
}

/** Assigns this browser's push subscription to the user, once per session and user. Never asks for permission. */
export function useSyncPush(): void {
  const userId = useRootData().user?._id ?? null;
  const isWanted = useIsPushWanted();
  useEffect(() => {
    if (!isWanted || !isPushSupported() || Notification.permission !== 'granted') return;
    const session = getBrowserStorage('session');
    if (session.getItem(SYNCED_KEY) === (userId ?? NOBODY)) return;
    void setUpPush(async () => {
      const [{ syncPushSubscription }, { createPushDependencies }] = await Promise.all([
        import('./syncPushSubscription.ts'),
        import('./createPushDependencies.ts'),
      ]);
      await syncPushSubscription(userId, await createPushDependencies());
      session.setItem(SYNCED_KEY, userId ?? NOBODY);
    });
  }, [isWanted, userId]);
}

/**
 * Returns a click handler that asks for permission, unless the user was asked recently. Errors do not affect the page.
 */
export function useAskForPush(): () => Promise<NotificationPermission> {
  const userId = useRootData().user?._id;
  const isWanted = useIsPushWanted();
  return async () => {
    if (userId === undefined || !isWanted || !isPushSupported()) return 'default';
    const permission = await setUpPush(async () => {
      const [{ askForPush }, { createPushDependencies }] = await Promise.all([
        import('./askForPush.ts'),
        import('./createPushDependencies.ts'),
      ]);
      return askForPush(userId, await createPushDependencies());
    });
    return permission ?? 'default';
  };
}
