import { canAskForPush, recordPushPrompt } from './askRules.ts';
import { syncPushSubscription } from './syncPushSubscription.ts';
import type { PushDependencies } from './PushDependencies.ts';

/** Asks for permission, unless asked recently, and subscribes if it is granted. Must be called from a click handler. */
export async function askForPush(
  userId: string,
  dependencies: PushDependencies,
): Promise<NotificationPermission> {
  const { storage, now } = dependencies;
  if (canAskForPush(storage, dependencies.readPermission(), now())) {
    recordPushPrompt(storage, now());
    await dependencies.requestPermission();
  }
  await syncPushSubscription(userId, dependencies);
  return dependencies.readPermission();
}
