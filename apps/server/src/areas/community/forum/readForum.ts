import {
  apiLimits,
  type EndpointResponse,
  type Endpoints,
  type ForumTopic,
  type PostSearchResult,
  type TopicList,
} from '@playloom/api-contract';
import { CategoryNotFound, TopicNotFound } from './forumErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithForumCategories } from './readForumCategories.ts';
import {
  countTopics,
  findPosts,
  findTopic,
  findTopics,
  isSubscribed,
  markTopicRead,
  searchPosts,
} from './forumQueries.ts';
import { listHiddenUserIds } from '../../people/relationships/blockQueries.ts';
import { isUnderAge } from '../../identity/users/ageBands.ts';
import { isStaff } from '../../identity/users/isStaff.ts';
import { resolveForumWritePermission } from './resolveForumWritePermission.ts';
import { SEARCH_RESULTS_PER_PAGE, LATEST_TOPICS_SHOWN } from './limits.ts';
import { presentPost, presentTopic } from './presentForum.ts';

const POSTS = apiLimits.POSTS_PER_PAGE;
const TOPICS = apiLimits.TOPICS_PER_PAGE;

export async function readForum(
  services: WithConfig & WithClock & WithDatabase & WithForumCategories,
  signedIn: SignedInSession | null,
): Promise<EndpointResponse<Endpoints['readForum']>['data']> {
  const { db, config, forumCategories } = services;
  const categories = await Promise.all(
    forumCategories.map(async (category) => {
      const { slug } = category;
      const [topics, latest] = await Promise.all([
        countTopics(db, slug),
        findTopics(db, { category: slug, limit: LATEST_TOPICS_SHOWN, offset: 0 }),
      ]);
      return { ...category, topics, latest: latest.map((row) => presentTopic(row, config)) };
    }),
  );
  const isModerator = signedIn !== null && isStaff(signedIn.user);
  return { shelves: categories, voice: await resolveForumWritePermission(services, signedIn), isModerator };
}

export async function listTopics(
  { db, config, forumCategories }: WithConfig & WithDatabase & WithForumCategories,
  { category, page }: { category?: string | undefined; page: number },
): Promise<TopicList> {
  if (category !== undefined && !forumCategories.some(({ slug }) => slug === category))
    throw CategoryNotFound();
  const [all, rows] = await Promise.all([
    countTopics(db, category),
    findTopics(db, { category, limit: TOPICS, offset: (page - 1) * TOPICS }),
  ]);
  const pages = Math.max(1, Math.ceil(all / TOPICS));
  return { topics: rows.map((row) => presentTopic(row, config)), page, pages };
}

/** Reads a page of a topic, and marks its posts as read if the user follows the topic. */
export async function readTopic(
  services: WithConfig & WithClock & WithDatabase,
  signedIn: SignedInSession | null,
  { id, page }: { id: number; page: number },
): Promise<ForumTopic> {
  const { db, clock, config } = services;
  const found = await findTopic(db, id);
  const user = signedIn?.user ?? null;
  const isModerator = user !== null && isStaff(user);
  if (!found || (found.topic.deletedAt && !isModerator)) throw TopicNotFound();
  const range = { from: (page - 1) * POSTS + 1, to: page * POSTS };
  const [posts, hidden, voice, isOn] = await Promise.all([
    findPosts(db, id, range),
    user ? listHiddenUserIds(db, user.id) : [],
    resolveForumWritePermission(services, signedIn),
    user ? isSubscribed(db, id, user.id) : false,
  ]);
  const last = posts.at(-1);
  if (user && isOn && last) await markTopicRead(db, { topicId: id, userId: user.id, number: last.number });
  const isSafe = user === null || isUnderAge(user, clock.now());
  const reader = { userId: user?.id ?? null, isSafe, isModerator, hidden, config };
  return {
    ...presentTopic(found, config),
    posts: posts.map((post) => presentPost(post, reader)),
    page,
    pages: Math.ceil(found.topic.lastNumber / POSTS),
    voice,
    isSubscribed: isOn,
    isModerator,
  };
}

export async function searchForum(
  { db, config }: WithConfig & WithDatabase,
  signedIn: SignedInSession | null,
  { words, page }: { words: string; page: number },
): Promise<{ posts: PostSearchResult[]; hasMore: boolean }> {
  const hidden = signedIn ? await listHiddenUserIds(db, signedIn.user.id) : [];
  const rows = await searchPosts(db, words, {
    limit: SEARCH_RESULTS_PER_PAGE + 1,
    offset: (page - 1) * SEARCH_RESULTS_PER_PAGE,
  });
  const posts = rows
    .slice(0, SEARCH_RESULTS_PER_PAGE)
    .filter(({ writerId }) => !hidden.includes(writerId))
    .map(({ number, writer, excerpt, postedAt, ...row }) => ({
      topic: presentTopic(row, config),
      number,
      author: writer,
      excerpt,
      createdAt: postedAt.toISOString(),
    }));
  return { posts, hasMore: rows.length > SEARCH_RESULTS_PER_PAGE };
}
