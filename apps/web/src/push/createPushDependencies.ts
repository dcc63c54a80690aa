import { SERVICE_WORKER_PATH } from '../arrival/registerServiceWorker.ts';
import { browserApi } from '../session/browserApi.ts';
import { openStorage } from '../session/openStorage.ts';
import type { PushDependencies } from './PushDependencies.ts';

export async function createPushDependencies(
  workers: Pick<ServiceWorkerContainer, 'register' | 'ready'> = navigator.serviceWorker,
): Promise<PushDependencies> {
  // Register first and let errors reject, because `ready` never settles if registration fails.
  await workers.register(SERVICE_WORKER_PATH);
  const { pushManager } = await workers.ready;
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
