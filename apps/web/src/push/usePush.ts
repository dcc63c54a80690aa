import { useEffect } from 'react';
import { openStorage } from '../session/openStorage.ts';
import { useRoot } from '../session/useRoot.ts';
import { hasPush } from './askRules.ts';
import { setUpPush } from './setUpPush.ts';

const SYNCED_KEY = 'pushKeptFor';
const NOBODY = 'nobody';

/** Whether push is available: not in a portal, not in Telegram, and not if the user turned it off. */
export function useIsPushWanted(): boolean {
  const { user, features, visit } = useRoot();
  const isOff = user?.notificationPreferences.receiveNotificationsFrom === 'DISABLED';
  return features.notifications && !visit.isTelegram && !isOff;
}

/** Once per session and user: assigns this browser's subscription to them, without asking for permission. */
export function useSyncPush(): void {
  const userId = useRoot().user?._id ?? null;
  const isWanted = useIsPushWanted();
  useEffect(() => {
    if (!isWanted || !hasPush() || Notification.permission !== 'granted') return;
    const session = openStorage('session');
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

/** Asks for permission after a click if it is due. Errors do not affect the page. */
export function useAskForPush(): () => Promise<NotificationPermission> {
  const userId = useRoot().user?._id;
  const isWanted = useIsPushWanted();
  return async () => {
    if (userId === undefined || !isWanted || !hasPush()) return 'default';
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
