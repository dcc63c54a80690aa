import { BirthDateImpossible, BirthDateKnown } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { listDirectPartners } from '../../storage/chatQueries.ts';
import { setFirstBirthDate } from '../../storage/userQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { topicOfUser } from '../live/LiveHub.ts';
import { readAge } from './ageBands.ts';
import { AGE_MAX, PARTNERS_TOLD_MAX } from './limits.ts';

/** Asked once: whoever could try again would find out what to answer. */
export async function tellBirthDate(services: Services, user: UserRow, birthDate: string): Promise<void> {
  const { db, clock } = services;
  const age = readAge({ birthDate }, clock.now());
  if (age === null || age < 0 || age > AGE_MAX) throw BirthDateImpossible();
  if (!(await setFirstBirthDate(db, user.id, birthDate))) throw BirthDateKnown();
  await refreshChats(services, user);
}

/** Other pages of this person, and people who wait to write to them, read anew what they may do. */
async function refreshChats({ db, live }: Services, user: UserRow): Promise<void> {
  for (const { channelId, otherId } of await listDirectPartners(db, user.id, PARTNERS_TOLD_MAX))
    live.publish(topicOfUser(otherId), { kind: 'channel', channel: channelId });
  live.publish(topicOfUser(user.id), { kind: 'channel', channel: '' });
}
