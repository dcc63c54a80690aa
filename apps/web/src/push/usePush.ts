import { useEffect } from 'react';
import { openStorage } from '../session/openStorage.ts';
import { useRoot } from '../session/useRoot.ts';
import { hasPush } from './askRules.ts';
import { setUpPush } from './setUpPush.ts';

const SYNCED_KEY = 'pushKeptFor';
const NOBODY = 'nobody';

/** Whether push is a subject here at all: not in a portal, not in Telegram, not for who switched it off. */
export function useIsPushWanted(): boolean {
  const { user, features, visit } = useRoot();
  const isOff = user?.notificationPreferences.receiveNotificationsFrom === 'DISABLED';
  return features.notifications && !visit.isTelegram && !isOff;
}

/** Once a session and person: the subscription of this browser is theirs, or nobody's. Asks nothing. */
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

/** Asks, from a press, where that is due; the page goes on whatever comes of it. */
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
