import type { ApiClient } from '@playloom/api-contract';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';

/** Browser and server functions for push notifications. */
export interface PushDependencies {
  storage: KeyValueStorage;
  now: () => number;
  api: Pick<ApiClient, 'readPushIdentity' | 'subscribeToPush' | 'unsubscribeFromPush'>;
  readPermission(): NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
  findSubscription(): Promise<PushSubscription | null>;
  subscribe(publicKey: string): Promise<PushSubscription>;
}
