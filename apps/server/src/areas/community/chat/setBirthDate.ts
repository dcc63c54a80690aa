import { BirthDateInvalid, BirthDateAlreadySet } from '../../identity/users/userErrors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { listDirectPartners } from './chatQueries.ts';
import { setFirstBirthDate } from '../../identity/users/userQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { getUserTopic, type WithLive } from '../../../live/LiveHub.ts';
import { isUnderAge, canWriteInChat, computeAge } from '../../identity/users/ageBands.ts';
import { AGE_MAX, NOTIFIED_PARTNERS_MAX } from './limits.ts';

/**
 * Sets the birth date, which is possible only once. Otherwise users could try dates until they get the permissions they
 * want.
 */
export async function setBirthDate(
  services: WithClock & WithLog & WithDatabase & WithLive & WithRooms,
  user: UserRow,
  birthDate: string,
): Promise<{ canWrite: boolean }> {
  const { db, clock } = services;
  const age = computeAge({ birthDate }, clock.now());
  if (age === null || age < 0 || age > AGE_MAX) throw BirthDateInvalid();
  if (!(await setFirstBirthDate(db, user.id, birthDate))) throw BirthDateAlreadySet();
  await refreshChats(services, user);
  const canWrite = canWriteInChat({ birthDate }, clock.now());
  if (canWrite) await allowChatInRooms(services, user, isUnderAge({ birthDate }, clock.now()));
  return { canWrite };
}

/**
 * Enables chat in the user's rooms. A failure is only logged, because the date is stored and applies at the next join.
 */
async function allowChatInRooms(
  { rooms, log }: WithLog & WithRooms,
  user: UserRow,
  underAge: boolean,
): Promise<void> {
  try {
    await rooms.enforce({ userId: user.id, gameId: null, kind: 'allow-chat', isUnderAge: underAge });
  } catch (error) {
    log.warn({ err: error }, 'could not notify running rooms that a player may write');
  }
}

/** Makes other pages of this user, and users waiting to message them, reload their permissions. */
async function refreshChats({ db, live }: WithDatabase & WithLive, user: UserRow): Promise<void> {
  for (const { channelId, otherId } of await listDirectPartners(db, user.id, NOTIFIED_PARTNERS_MAX))
    live.publish(getUserTopic(otherId), { kind: 'channel', channel: channelId });
  live.publish(getUserTopic(user.id), { kind: 'channel', channel: '' });
}
