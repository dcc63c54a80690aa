import type { ForumPost, TopicCard } from '@playloom/api-contract';
import type { Config } from '../../../process/config.ts';
import type { AuthoredPost, AuthoredTopic } from './forumQueries.ts';
import { presentMinimalUser } from '../../identity/users/presentUser.ts';

export function presentTopic({ topic, author, lastAuthor }: AuthoredTopic, config: Config): TopicCard {
  return {
    id: topic.id,
    slug: topic.slug,
    title: topic.title,
    category: topic.category,
    author: author && presentMinimalUser(author, config),
    replies: topic.lastNumber - 1,
    createdAt: topic.createdAt.toISOString(),
    lastPostAt: topic.lastPostAt.toISOString(),
    lastAuthor,
    isPinned: topic.pinnedAt !== null,
    isLocked: topic.lockedAt !== null,
  };
}

interface PostReader {
  userId: string | null;
  /** Whether links, addresses and phone numbers are masked, because the reader is under age. */
  isSafe: boolean;
  isModerator: boolean;
  hidden: readonly string[];
  config: Config;
}

export function presentPost(post: AuthoredPost, reader: PostReader): ForumPost {
  const { userId, isSafe, isModerator, hidden, config } = reader;
  const isOwn = post.authorId === userId;
  const state = post.deletedAt ? 'deleted' : hidden.includes(post.authorId) ? 'hidden' : 'shown';
  return {
    number: post.number,
    text: state === 'shown' ? (isSafe ? post.safeText : post.text) : '',
    author: presentMinimalUser(post.author, config),
    createdAt: post.createdAt.toISOString(),
    editedAt: post.editedAt?.toISOString() ?? null,
    state,
    isOwn,
    hasHistory: (isOwn || isModerator) && (post.editedAt !== null || post.deletedAt !== null),
  };
}
