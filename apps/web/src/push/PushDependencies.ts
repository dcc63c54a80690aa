import type { ApiClient } from '@playloom/api-contract';
import type { StoredItems } from '../session/openStorage.ts';

/** Browser and server functions for push notifications. */
export interface PushDependencies {
  storage: StoredItems;
  now: () => number;
  api: Pick<ApiClient, 'readPushIdentity' | 'subscribeToPush' | 'unsubscribeFromPush'>;
  readPermission(): NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
  findSubscription(): Promise<PushSubscription | null>;
  subscribe(publicKey: string): Promise<PushSubscription>;
}
