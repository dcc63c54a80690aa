import { MessageNotFound, NotAllowed, PresetsOnly } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import {
  changeMessage,
  findMessage,
  takeRevision,
  type AuthoredMessage,
  type ChannelRow,
  type MessageRow,
} from '../../storage/chatQueries.ts';
import { listHiding } from '../../storage/moderationQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { composeText } from './composeText.ts';
import { publishMessage } from './publishMessage.ts';
import { takeSeat } from './takeSeat.ts';

interface Place {
  channelId: string;
  sequence: number;
}

export async function editMessage(
  services: Services,
  user: UserRow,
  place: Place,
  text: string,
): Promise<AuthoredMessage> {
  const seat = await takeSeat(services, place.channelId, user);
  const message = await needMessage(services, place);
  if (message.authorId !== user.id) throw NotAllowed();
  if (seat.voice !== 'free') throw PresetsOnly();
  return change(services, seat.channel, place, {
    ...composeText(text, seat.isUnderAge),
    editedAt: services.clock.now(),
  });
}

export async function deleteMessage(
  services: Services,
  user: UserRow,
  place: Place,
): Promise<AuthoredMessage> {
  const seat = await takeSeat(services, place.channelId, user);
  const message = await needMessage(services, place);
  if (message.authorId !== user.id && !seat.isModerator) throw NotAllowed();
  return change(services, seat.channel, place, {
    text: '',
    safeText: '',
    pictureFile: null,
    deletedAt: services.clock.now(),
  });
}

async function needMessage({ db }: Services, { channelId, sequence }: Place): Promise<AuthoredMessage> {
  const message = await findMessage(db, channelId, sequence);
  if (!message || message.deletedAt) throw MessageNotFound();
  return message;
}

async function change(
  services: Services,
  channel: ChannelRow,
  place: Place,
  changed: Partial<MessageRow>,
): Promise<AuthoredMessage> {
  const message = await services.db.transaction(async (tx) => {
    const taken = await takeRevision(tx, place.channelId);
    const found = await findMessage(tx, place.channelId, place.sequence);
    if (!taken || !found || found.deletedAt) throw MessageNotFound();
    await changeMessage(tx, place, { ...changed, revision: taken.revision });
    return (await findMessage(tx, place.channelId, place.sequence))!;
  });
  const hiding = await listHiding(services.db, message.authorId);
  await publishMessage(services, { channel, message, except: hiding });
  return message;
}
