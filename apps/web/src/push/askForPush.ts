import { canAskForPush, rememberAsked } from './askRules.ts';
import { syncPushSubscription } from './syncPushSubscription.ts';
import type { PushDependencies } from './PushDependencies.ts';

/** Asks for the permission where that is due, and subscribes when it is given. To be called from a press. */
export async function askForPush(
  userId: string,
  dependencies: PushDependencies,
): Promise<NotificationPermission> {
  const { storage, now } = dependencies;
  if (canAskForPush(storage, dependencies.readPermission(), now())) {
    rememberAsked(storage, now());
    await dependencies.requestPermission();
  }
  await syncPushSubscription(userId, dependencies);
  return dependencies.readPermission();
}
