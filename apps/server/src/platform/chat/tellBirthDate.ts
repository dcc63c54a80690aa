import { BirthDateImpossible, BirthDateKnown } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { listDirectPartners } from '../../storage/chatQueries.ts';
import { setFirstBirthDate } from '../../storage/userQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { topicOfUser } from '../live/LiveHub.ts';
import { isUnderAge, mayWrite, readAge } from './ageBands.ts';
import { AGE_MAX, PARTNERS_TOLD_MAX } from './limits.ts';

/** Asked once: whoever could try again would find out what to answer. */
export async function tellBirthDate(
  services: Services,
  user: UserRow,
  birthDate: string,
): Promise<{ canWrite: boolean }> {
  const { db, clock } = services;
  const age = readAge({ birthDate }, clock.now());
  if (age === null || age < 0 || age > AGE_MAX) throw BirthDateImpossible();
  if (!(await setFirstBirthDate(db, user.id, birthDate))) throw BirthDateKnown();
  await refreshChats(services, user);
  const canWrite = mayWrite({ birthDate }, clock.now());
  if (canWrite) await allowChatInRooms(services, user, isUnderAge({ birthDate }, clock.now()));
  return { canWrite };
}

/** The date is stored: if a room cannot be reached, joining again gives the same permission. */
async function allowChatInRooms({ rooms, log }: Services, user: UserRow, underAge: boolean): Promise<void> {
  try {
    await rooms.enforce({ userId: user.id, gameId: null, kind: 'allow-chat', isUnderAge: underAge });
  } catch (error) {
    log.warn({ err: error }, 'running rooms were not told that a player may write');
  }
}

/** Other pages of this person, and people who wait to write to them, read anew what they may do. */
async function refreshChats({ db, live }: Services, user: UserRow): Promise<void> {
  for (const { channelId, otherId } of await listDirectPartners(db, user.id, PARTNERS_TOLD_MAX))
    live.publish(topicOfUser(otherId), { kind: 'channel', channel: channelId });
  live.publish(topicOfUser(user.id), { kind: 'channel', channel: '' });
}
