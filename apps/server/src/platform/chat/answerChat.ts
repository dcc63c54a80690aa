import { ApiProblem, ChatMuted } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { rememberRead } from '../../storage/chatQueries.ts';
import { listHiding } from '../../storage/moderationQueries.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { findUserById } from '../../storage/userQueries.ts';
import type { LivePage } from '../live/LiveHub.ts';
import { isUnderAge } from './ageBands.ts';
import { createPresence } from './createPresence.ts';
import { presentMessage } from './presentChat.ts';
import { say } from './say.ts';
import { takeSeat } from './takeSeat.ts';
import { topicOfChannel, topicsOfChannel } from './topics.ts';

/** Answers what pages say to chat over the live socket. */
export function answerChat(services: Services): void {
  const { live, db, config, clock } = services;
  const presence = createPresence(live);
  live.answer('say', (page, word) =>
    refuseKindly(page, word.clientId, async () => {
      const user = await needUser(services, page);
      const message = await say(services, user, word);
      // Its author hears of it even when the channel is not listened to, or the message stood before.
      page.tell({
        kind: 'message',
        channel: message.channelId,
        message: presentMessage(message, isUnderAge(user, clock.now()), config),
      });
    }),
  );
  live.answer('enter', (page, { channel, isPresent }) =>
    ignoreRefusal(async () => {
      const user = await needUser(services, page);
      const seat = await takeSeat(services, channel, user);
      page.listen(topicOfChannel(channel, seat.isUnderAge));
      if (isPresent) presence.enter(channel, page, user.username);
      else presence.exit(channel, page);
    }),
  );
  live.answer('exit', async (page, { channel }) => {
    for (const topic of topicsOfChannel(channel)) page.leave(topic);
    presence.exit(channel, page);
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
    }),
  );
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
