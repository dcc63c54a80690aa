import type { Services } from '../../services.ts';
import { listViewers, type AuthoredMessage } from '../../storage/chatQueries.ts';
import { listIdsByNames } from '../../storage/moderationQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import { findUserById } from '../../storage/userQueries.ts';
import { keyOfMessage } from '../notifications/keyOfMessage.ts';
import { notify } from '../notifications/notify.ts';
import type { ChatSeat } from './ChatSeat.ts';
import { findMentions } from './composeText.ts';
import { MENTIONS_MAX } from './limits.ts';
import { readSeat } from './takeSeat.ts';

/** Tells whoever is mentioned and may read it, and the other of two. */
export async function notifyAbout(
  services: Services,
  tx: Db,
  seat: ChatSeat,
  { message, hiding }: { message: AuthoredMessage; hiding: readonly string[] },
): Promise<void> {
  const { channelId, sequence, author } = message;
  const key = keyOfMessage(channelId, sequence);
  // Nobody needs a bell for what they are looking at.
  const isViewing = async (userId: string) =>
    (await listViewers(tx, channelId, [userId], services.clock.now())).length > 0;
  if (seat.other) {
    if (hiding.includes(seat.other.id) || (await isViewing(seat.other.id))) return;
    const text = `${author.username} wrote to you.`;
    const href = `/indie/chat/with/${author.username}`;
    return notify(services, tx, { userIds: [seat.other.id], kind: 'reply', text, href, key });
  }
  const named = await listIdsByNames(tx, findMentions(message.text, MENTIONS_MAX));
  const userIds: string[] = [];
  for (const userId of named)
    if (
      userId !== author.id &&
      !hiding.includes(userId) &&
      !(await isViewing(userId)) &&
      (await mayRead(services, tx, seat, userId))
    )
      userIds.push(userId);
  const text = `${author.username} mentioned you in the chat of ${seat.game?.title ?? 'a game'}.`;
  await notify(services, tx, { userIds, kind: 'reply', text, href: `/indie/chat/${seat.game?.id}`, key });
}

async function mayRead({ clock }: Services, tx: Db, { channel }: ChatSeat, userId: string): Promise<boolean> {
  const user = await findUserById(tx, userId);
  const seat = user && (await readSeat({ db: tx as Services['db'], clock }, channel, user));
  return seat?.refusal === null;
}
