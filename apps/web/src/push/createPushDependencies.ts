import { SERVICE_WORKER_PATH } from '../arrival/registerServiceWorker.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import type { PushDependencies } from './PushDependencies.ts';

export async function createPushDependencies(
  workers: Pick<ServiceWorkerContainer, 'register' | 'ready'> = navigator.serviceWorker,
): Promise<PushDependencies> {
  // Register first and let errors reject, because `ready` never settles if registration fails.
  await workers.register(SERVICE_WORKER_PATH);
  const { pushManager } = await workers.ready;
  return {
    storage: getBrowserStorage('local'),
    now: Date.now,
    api: await loadBrowserApi(),
    readPermission: () => Notification.permission,
    requestPermission: () => Notification.requestPermission(),
    findSubscription: () => pushManager.getSubscription(),
    subscribe: (publicKey) =>
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
  };
}
