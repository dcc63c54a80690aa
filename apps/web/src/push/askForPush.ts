import { mayAskForPush, rememberAsked } from './askRules.ts';
import { keepPush } from './keepPush.ts';
import type { PushDoors } from './PushDoors.ts';

/** Asks for the permission where that is due, and subscribes when it is given. To be called from a press. */
export async function askForPush(userId: string, doors: PushDoors): Promise<NotificationPermission> {
  const { storage, now } = doors;
  if (mayAskForPush(storage, doors.readPermission(), now())) {
    rememberAsked(storage, now());
    await doors.requestPermission();
  }
  await keepPush(userId, doors);
  return doors.readPermission();
}
