import { limits, type Endpoints, type QueryOf, type ResponseOf } from '@playloom/api-contract';
import type { Services } from '../../services.ts';
import { listChangesAfter, listMessagesBefore } from '../../storage/chatQueries.ts';
import { listHidden } from '../../storage/moderationQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { presentChannel, presentMessage } from './presentChat.ts';
import { takeSeat } from './takeSeat.ts';

type History = ResponseOf<Endpoints['listMessages']>['data'];

/** A page of what was said, or what a reader missed. */
export async function readHistory(
  services: Services,
  user: UserRow | null,
  channelId: string,
  { before, after }: QueryOf<Endpoints['listMessages']>,
): Promise<History> {
  const { db, config } = services;
  // Read before the messages: everything up to its revision is in the table by then.
  const seat = await takeSeat(services, channelId, user);
  const limit = limits.CHAT_PAGE;
  const wanted = { channelId, without: user ? await listHidden(db, user.id) : [], limit };
  const found =
    after === undefined
      ? await listMessagesBefore(db, before, wanted)
      : await listChangesAfter(db, after, wanted);
  const hasMore = found.length === limit;
  // Of changes only so many are told at once: what comes behind them is asked for next.
  const revision = after !== undefined && hasMore ? found.at(-1)!.revision : seat.channel.revision;
  return {
    channel: presentChannel(seat, 0, config),
    messages: found
      .toSorted((a, b) => a.sequence - b.sequence)
      .map((message) => presentMessage(message, seat.isUnderAge, config)),
    revision,
    hasMore,
  };
}
