import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import { ApiProblem } from '../../../http/errors.ts';
import { ChatMuted } from './chatErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { insertChannelView, storeReadPosition, updateChannelViews } from './chatQueries.ts';
import { listUserIdsHiding } from '../../people/relationships/blockQueries.ts';
import { markMessagesRead } from '../../people/notifications/notificationQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { findUserById } from '../../identity/users/userQueries.ts';
import type { LiveConnection, WithLive } from '../../../live/LiveHub.ts';
import { makeChannelKeyPrefix } from '../../people/notifications/makeMessageKey.ts';
import { broadcastUnreadCount } from '../../people/notifications/broadcastUnreadCount.ts';
import { isUnderAge } from '../../identity/users/ageBands.ts';
import { createChatPresence, type ChatPresence } from './createChatPresence.ts';
import { CHANNEL_VIEW_LIFETIME_MS } from './limits.ts';
import { presentMessage } from './presentChat.ts';
import { postChatMessage } from './postChatMessage.ts';
import { readChatPermissions } from './readChatPermissions.ts';
import { getChannelTopic, getChannelTopics } from './topics.ts';

/** Handles the chat messages that pages send over the live socket. */
export function registerChatHandlers(
  services: WithConfig & WithClock & WithLog & WithDatabase & WithJobs & WithLive & WithRooms,
): void {
  const { live, db, clock } = services;
  const presence = openPresence(services);
  const runInTurn = createTurns();
  live.handle('say', (page, request) =>
    // Messages of one page are handled in the order they were sent.
    runInTurn(page, () =>
      sendRejectionOnProblem(page, request.clientId, async () => {
        const user = await requireUser(services, page);
        const message = await postChatMessage(services, user, request, { pageId: page.id });
        // The page gets its message exactly once, whether or not it is subscribed to the channel, and even if the
        // message was already stored.
        page.send({
          kind: 'message',
          channel: message.channelId,
          message: presentMessage(message, isUnderAge(user, clock.now()), services),
        });
      }),
    ),
  );
  live.handle('enter', (page, { channel, isPresent }) =>
    ignoreProblems(async () => {
      const user = await requireUser(services, page);
      const permissions = await readChatPermissions(services, channel, user);
      // If the birth date was just set, the page may still be subscribed to the other topic. Then it would get every
      // message twice.
      page.leave(getChannelTopic(channel, !permissions.isUnderAge));
      page.listen(getChannelTopic(channel, permissions.isUnderAge));
      if (isPresent) await presence.enter(channel, page, user.username);
      else await presence.exit(channel, page);
    }),
  );
  live.handle('exit', async (page, { channel }) => {
    for (const topic of getChannelTopics(channel)) page.leave(topic);
    await presence.exit(channel, page);
  });
  live.handle('typing', (page, { channel }) =>
    ignoreProblems(async () => {
      const user = await requireUser(services, page);
      const permissions = await readChatPermissions(services, channel, user);
      if (permissions.voice !== 'free') return;
      const excluded = [user.id, ...(await listUserIdsHiding(db, user.id))];
      for (const topic of getChannelTopics(channel))
        live.publish(topic, { kind: 'typing', channel, username: user.username }, excluded);
    }),
  );
  live.handle('read', (page, { channel, sequence }) =>
    ignoreProblems(async () => {
      const permissions = await readChatPermissions(services, channel, await requireUser(services, page));
      const known = Math.min(sequence, permissions.channel.revision);
      await storeReadPosition(db, { channelId: channel, userId: page.userId, sequence: known });
      const about = { userId: page.userId, keyPrefix: makeChannelKeyPrefix(channel), sequence: known };
      if (await markMessagesRead(db, about, clock.now())) await broadcastUnreadCount(services, page.userId);
    }),
  );
}

function openPresence({ live, log, db, clock }: WithClock & WithLog & WithDatabase & WithLive): ChatPresence {
  const viewedUntil = () => addMilliseconds(clock.now(), CHANNEL_VIEW_LIFETIME_MS);
  return createChatPresence({
    live,
    log,
    views: {
      open: (view) => insertChannelView(db, view, viewedUntil()),
      renew: (views) => updateChannelViews(db, views, viewedUntil()),
      close: (view) => updateChannelViews(db, [view], null),
    },
  });
}

/** Runs the requests of a page one after the other. */
function createTurns(): (page: LiveConnection, run: () => Promise<void>) => Promise<void> {
  const last = new WeakMap<LiveConnection, Promise<unknown>>();
  return (page, run) => {
    const turn = (last.get(page) ?? Promise.resolve()).then(run);
    last.set(
      page,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

async function requireUser({ db }: WithDatabase, { userId }: LiveConnection): Promise<UserRow> {
  const user = await findUserById(db, userId);
  if (!user) throw ChatMuted();
  return user;
}

/** Reports a rejected message to its sender. */
async function sendRejectionOnProblem(
  page: LiveConnection,
  clientId: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    page.send({ kind: 'refused', clientId, errorId: error.id, text: error.message });
  }
}

/** Drops API errors: the page may not know its latest permissions yet, and it expects no answer. */
async function ignoreProblems(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
