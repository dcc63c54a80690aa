import { addMilliseconds, DAY_MS, HOUR_MS, MINUTE_MS } from '../process/clock.ts';
import {
  chatChannels,
  chatMessages,
  comments,
  follows,
  friendshipsTable,
  gameLikes,
  notifications,
} from '../storage/schema.ts';
import { pickOne, pickSome } from './createSeededRandomInt.ts';
import type { DemoGame, DemoPerson, DemoSite } from './DemoSite.ts';

const PRAISE = [
  'Played this all evening. The last jump is mean in the best way.',
  'The music fits so well!',
  'Could you add a second map? I know every corner of this one.',
  'My little brother beat me twice. Great game.',
  'Runs perfectly on my old phone.',
  'The bots are too good for me. Please add an easy mode!',
];
const ANSWERS = ['Thank you! It’s on my list.', 'Same here!', 'Try the left side. It’s easier there.'];

/** Adds followers, likes and comments. */
export async function addSocialActivity({ tx, roll, now, people, games }: DemoSite): Promise<void> {
  const ago = (days: number) => addMilliseconds(now, -days * DAY_MS);
  const creators = [...new Set(games.map(({ creator }) => creator))];
  const followed = people.flatMap((person) =>
    pickSome(
      roll,
      creators.filter((creator) => creator !== person),
      3 + roll(6),
    ).map((creator) => ({
      followerId: person.id,
      creatorId: creator.id,
      createdAt: ago(roll(40)),
    })),
  );
  await tx.insert(follows).values(followed);
  for (const game of games) {
    const gameId = game.id;
    const fans = pickSome(roll, people, 2 + roll(26));
    await tx
      .insert(gameLikes)
      .values(fans.map(({ id: userId }) => ({ gameId, userId, createdAt: ago(roll(20)) })));
    for (const [index, fan] of fans.slice(0, 1 + roll(4)).entries()) {
      const text = PRAISE[(index + roll(2)) % PRAISE.length] ?? '';
      const createdAt = ago(1 + roll(20));
      const row = { gameId, authorId: fan.id, text, safeText: text, createdAt };
      const [addedComment] = await tx.insert(comments).values(row).returning({ id: comments.id });
      if (index % 2 === 1) continue;
      const answer = pickOne(roll, ANSWERS);
      await tx.insert(comments).values({
        gameId,
        authorId: game.creator.id,
        replyTo: addedComment?.id ?? null,
        text: answer,
        safeText: answer,
        createdAt: addMilliseconds(createdAt, HOUR_MS),
      });
    }
  }
}

const FRIENDS_OF_FIRST = 6;
const ASKING = 2;

/** Gives the first user friends, incoming requests, and one outgoing request. */
export async function addFriends({ tx, now, roll, people }: DemoSite): Promise<void> {
  const [first, ...others] = people;
  if (!first) return;
  const row = (asker: DemoPerson, asked: DemoPerson, isFriend: boolean) => ({
    askerId: asker.id,
    askedId: asked.id,
    createdAt: addMilliseconds(now, -20 * DAY_MS),
    acceptedAt: isFriend ? addMilliseconds(now, -roll(18) * DAY_MS) : null,
  });
  const friends = others.slice(0, FRIENDS_OF_FIRST);
  const rows = [
    ...friends.map((friend) => row(first, friend, true)),
    ...others.slice(FRIENDS_OF_FIRST, FRIENDS_OF_FIRST + ASKING).map((asker) => row(asker, first, false)),
    ...others.slice(-1).map((asked) => row(first, asked, false)),
  ];
  await tx.insert(friendshipsTable).values(rows);
  for (const friend of friends.slice(0, 3)) await addDirectMessages(tx, now, [first, friend]);
}

const DIRECT_MESSAGES = [
  'Hi! Did you see the new map?',
  'Not yet. Is it good?',
  'The bridge is gone, and there is a cave behind the waterfall now.',
  "Wait, a cave? I'm coming.",
  'Tonight at eight?',
  'Deal. Bring the lantern.',
];

async function addDirectMessages(tx: DemoSite['tx'], now: Date, pair: readonly [DemoPerson, DemoPerson]) {
  const [firstUserId, secondUserId] = pair.map(({ id }) => id).toSorted();
  const [channel] = await tx
    .insert(chatChannels)
    .values({
      firstUserId,
      secondUserId,
      revision: DIRECT_MESSAGES.length,
      createdAt: addMilliseconds(now, -DAY_MS),
    })
    .returning({ id: chatChannels.id });
  const rows = DIRECT_MESSAGES.map((text, index) => ({
    channelId: channel?.id ?? '',
    sequence: index + 1,
    revision: index + 1,
    authorId: pair[index % 2]?.id ?? '',
    clientId: `demo letter ${channel?.id} ${index}`,
    text,
    safeText: text,
    createdAt: addMilliseconds(now, -(DIRECT_MESSAGES.length - index) * 4 * MINUTE_MS),
  }));
  await tx.insert(chatMessages).values(rows);
}

const UNREAD = 3;
const HOURS_BETWEEN_NOTICES = 7;

/** Adds recent notifications for the first user, one of each kind. */
export async function addNotifications({ tx, now, people, games }: DemoSite): Promise<void> {
  const [first, ...others] = people;
  if (!first) return;
  const own = games.filter(({ creator }) => creator === first);
  const foreign = games.filter(({ creator }) => creator !== first);
  const lately = own.flatMap((ownGame, round) => {
    const other = foreign[round];
    const name = (index: number): string => others[index + round * 8]?.username ?? '';
    return other ? listNotices(first, { own: ownGame, other, name }) : [];
  });
  const notices: Notice[] = [
    ['friend', `${others[FRIENDS_OF_FIRST]?.username} sent you a friend request.`, '/friends'],
    ...lately,
    ['friend', `${others[0]?.username} accepted your friend request.`, '/friends'],
    ['moderation', 'Thanks for your report. We reviewed it and took action.', null],
    ['system', 'Welcome to Playloom! Make your first game in the editor.', '/docs'],
  ];
  const rows = notices.map(([kind, text, href], index) => {
    const createdAt = addMilliseconds(now, -(1 + index * HOURS_BETWEEN_NOTICES) * HOUR_MS);
    return {
      userId: first.id,
      kind,
      text,
      href,
      key: `demo ${index}`,
      createdAt,
      readAt: index < UNREAD ? null : addMilliseconds(createdAt, HOUR_MS),
    };
  });
  await tx.insert(notifications).values(rows);
}

type Notice = readonly [kind: (typeof notifications.$inferInsert)['kind'], text: string, href: string | null];

interface NoticeRound {
  own: DemoGame;
  other: DemoGame;
  name: (index: number) => string;
}

function listNotices(first: DemoPerson, { own, other, name }: NoticeRound): Notice[] {
  return [
    [
      'skin',
      `${name(3)} submitted a skin for ${own.title}.`,
      `/user/${first.username}/games/${own.slug}/skins`,
    ],
    ['reply', `${name(1)} mentioned you in the ${other.title} chat.`, `/indie/chat/${other.id}`],
    ['coins', `${name(4)} sent you 80 coins.`, `/user/${first.username}/coins/summary/`],
    [
      'published',
      `${other.creator.username} published a new release of ${other.title}.`,
      `/play/${other.slug}`,
    ],
    ['invitation', `${name(2)} invited you to play ${other.title}.`, `/play/${other.slug}`],
    ['reply', `${name(5)} commented on ${own.title}.`, `/play/${own.slug}#comments`],
  ];
}
