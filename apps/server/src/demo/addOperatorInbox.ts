import { addMilliseconds, HOUR_MS } from '../process/clock.ts';
import { ensureGameChannel, listMessageContext } from '../areas/community/chat/chatQueries.ts';
import { contactMessages, feedback, reports } from '../storage/schema.ts';
import type { DemoSite } from './DemoSite.ts';

const FEEDBACK_MESSAGES = [
  { type: 'Report bugs', message: 'I fall through the left end of the harbor bridge.' },
  {
    type: 'Add an engine suggestion',
    message: 'Could ladders be their own tile? Right now I build them from six pieces.',
  },
  {
    type: 'Report loading issues',
    message: 'When I’m on the train, the game page stays blank for half a minute before it loads.',
  },
  { type: 'Report issues with performance', message: 'With forty ducklings, my tablet gets hot and slow.' },
  { type: 'Other', message: 'Just wanted to say thank you. My class made four games last week!' },
] as const;

/** Adds messages and reports of every kind for the operators. */
export async function addOperatorInbox(site: DemoSite): Promise<void> {
  await addFeedback(site);
  await addReports(site);
}

async function addFeedback({ tx, now, people }: DemoSite): Promise<void> {
  const ago = (hours: number) => addMilliseconds(now, -hours * HOUR_MS);
  const rows = FEEDBACK_MESSAGES.map((feedbackMessage, index) => ({
    ...feedbackMessage,
    userId: people[index + 1]?.id ?? null,
    email: `${people[index + 1]?.username.toLowerCase()}@demo.invalid`,
    path: '/play/arena',
    createdAt: ago(5 + index * 9),
    answeredAt: index === FEEDBACK_MESSAGES.length - 1 ? ago(2) : null,
  }));
  await tx.insert(feedback).values(rows);
  await tx.insert(contactMessages).values({
    name: 'Mira Lindqvist',
    email: 'mira@demo.invalid',
    message: 'We run a summer camp for forty kids and would like to make games with them. Who can I talk to?',
    createdAt: ago(30),
  });
}

async function addReports(site: DemoSite): Promise<void> {
  const { tx, now, people, games } = site;
  const [, reporter, other] = people;
  const [own, game, copied] = games;
  if (!reporter || !other || !own || !game || !copied) return;
  const ago = (hours: number) => addMilliseconds(now, -hours * HOUR_MS);
  const reportedMessage = await findReportedMessage(site, own.id);
  const base = { reporterId: reporter.id, context: [], work: null };
  await tx.insert(reports).values([
    {
      ...base,
      ...reportedMessage,
      kind: 'message',
      gameId: own.id,
      reason: 'harassment',
      details: 'Keeps insulting me after every match.',
      createdAt: ago(3),
    },
    {
      ...base,
      kind: 'user',
      userId: other.id,
      gameId: game.id,
      reason: 'cheating',
      details: 'Walked through walls in the arena three rounds in a row.',
      createdAt: ago(8),
    },
    {
      ...base,
      kind: 'game',
      gameId: copied.id,
      userId: copied.creator.id,
      reason: 'copyright',
      details: 'The whole map is copied from my game.',
      work: 'Velvet Keep (2024), on my site: velvet-keep.invalid',
      createdAt: ago(20),
    },
    {
      ...base,
      kind: 'user',
      userId: people[9]?.id ?? null,
      reason: 'spam',
      details: 'Posts the same link everywhere.',
      createdAt: ago(60),
      state: 'resolved',
      resolution: 'Muted for a week.',
      resolvedAt: ago(50),
    },
  ]);
}

/** Finds the newest message in a game's chat, and the messages before it. */
async function findReportedMessage({ tx, now }: DemoSite, gameId: string) {
  const { id: channelId, revision: sequence } = await ensureGameChannel(tx, gameId, now);
  const context = await listMessageContext(tx, { channelId, sequence }, 12);
  const last = context.at(-1);
  if (!last) return {};
  return {
    channelId,
    sequence: last.sequence,
    userId: last.author.id,
    context: context.map(({ author, text, createdAt, ...message }) => ({
      sequence: message.sequence,
      authorId: author.id,
      author: author.username,
      text,
      pictureFile: null,
      at: createdAt.toISOString(),
    })),
  };
}
