import { browserApi } from '../session/browserApi.ts';
import { openStorage } from '../session/openStorage.ts';
import type { PushDoors } from './PushDoors.ts';

export async function openPushDoors(): Promise<PushDoors> {
  const { pushManager } = await navigator.serviceWorker.ready;
  return {
    storage: openStorage('local'),
    now: Date.now,
    api: await browserApi(),
    readPermission: () => Notification.permission,
    requestPermission: () => Notification.requestPermission(),
    findSubscription: () => pushManager.getSubscription(),
    subscribe: (publicKey) =>
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  };
}
