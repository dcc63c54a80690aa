import { addMilliseconds } from '../../clock.ts';
import { ApiProblem, ChatMuted } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { insertView, rememberRead, updateViews } from '../../storage/chatQueries.ts';
import { listHiding } from '../../storage/moderationQueries.ts';
import { markMessagesRead } from '../../storage/notificationQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { findUserById } from '../../storage/userQueries.ts';
import type { LivePage } from '../live/LiveHub.ts';
import { prefixOfChannel } from '../notifications/keyOfMessage.ts';
import { tellUnread } from '../notifications/tellUnread.ts';
import { isUnderAge } from './ageBands.ts';
import { createPresence, type Presence } from './createPresence.ts';
import { VIEW_LIFE_MS } from './limits.ts';
import { presentMessage } from './presentChat.ts';
import { say } from './say.ts';
import { takeSeat } from './takeSeat.ts';
import { topicOfChannel, topicsOfChannel } from './topics.ts';

/** Answers what pages say to chat over the live socket. */
export function answerChat(services: Services): void {
  const { live, db, config, clock } = services;
  const presence = openPresence(services);
  const inTurn = createTurns();
  live.answer('say', (page, word) =>
    // What one page says stays in the order in which it was said.
    inTurn(page, () =>
      refuseKindly(page, word.clientId, async () => {
        const user = await needUser(services, page);
        const message = await say(services, user, word, { pageId: page.id });
        // The one copy that this page gets, whether it listens to the channel or not, and also of a message that stood before.
        page.tell({
          kind: 'message',
          channel: message.channelId,
          message: presentMessage(message, isUnderAge(user, clock.now()), config),
        });
      }),
    ),
  );
  live.answer('enter', (page, { channel, isPresent }) =>
    ignoreRefusal(async () => {
      const user = await needUser(services, page);
      const seat = await takeSeat(services, channel, user);
      // Whoever told their age a moment ago listened to the other one, and would hear everything twice.
      page.leave(topicOfChannel(channel, !seat.isUnderAge));
      page.listen(topicOfChannel(channel, seat.isUnderAge));
      if (isPresent) await presence.enter(channel, page, user.username);
      else await presence.exit(channel, page);
    }),
  );
  live.answer('exit', async (page, { channel }) => {
    for (const topic of topicsOfChannel(channel)) page.leave(topic);
    await presence.exit(channel, page);
  });
  live.answer('typing', (page, { channel }) =>
    ignoreRefusal(async () => {
      const user = await needUser(services, page);
      const seat = await takeSeat(services, channel, user);
      if (seat.voice !== 'free') return;
      const deaf = [user.id, ...(await listHiding(db, user.id))];
      for (const topic of topicsOfChannel(channel))
        live.publish(topic, { kind: 'typing', channel, username: user.username }, deaf);
    }),
  );
  live.answer('read', (page, { channel, sequence }) =>
    ignoreRefusal(async () => {
      const seat = await takeSeat(services, channel, await needUser(services, page));
      const known = Math.min(sequence, seat.channel.revision);
      await rememberRead(db, { channelId: channel, userId: page.userId, sequence: known });
      const about = { userId: page.userId, keyPrefix: prefixOfChannel(channel), sequence: known };
      if (await markMessagesRead(db, about, clock.now())) await tellUnread(services, page.userId);
    }),
  );
}

function openPresence({ live, log, db, clock }: Services): Presence {
  const viewedUntil = () => addMilliseconds(clock.now(), VIEW_LIFE_MS);
  return createPresence({
    live,
    log,
    views: {
      open: (view) => insertView(db, view, viewedUntil()),
      renew: (views) => updateViews(db, views, viewedUntil()),
      close: (view) => updateViews(db, [view], null),
    },
  });
}

/** Runs what a page asks for one after the other. */
function createTurns(): (page: LivePage, run: () => Promise<void>) => Promise<void> {
  const last = new WeakMap<LivePage, Promise<unknown>>();
  return (page, run) => {
    const turn = (last.get(page) ?? Promise.resolve()).then(run);
    last.set(
      page,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

async function needUser({ db }: Services, { userId }: LivePage): Promise<UserRow> {
  const user = await findUserById(db, userId);
  if (!user) throw ChatMuted();
  return user;
}

/** Whoever said something must learn that it does not stand. */
async function refuseKindly(page: LivePage, clientId: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    page.tell({ kind: 'refused', clientId, errorId: error.id, text: error.message });
  }
}

/** A page may be a moment behind what it may do; nothing waits for an answer. */
async function ignoreRefusal(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
