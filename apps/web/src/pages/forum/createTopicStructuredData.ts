import type { ForumPost, ForumTopic } from '@playloom/api-contract';
import { convertPostToPlainText } from './convertPostToPlainText.ts';
import { getForumPostPath, getForumTopicPath } from '@playloom/site/paths/forumPaths.ts';

/** Returns the structured data of a topic for search engines (schema.org). */
export function createTopicStructuredData(topic: ForumTopic, origin: string) {
  const { id, slug, title, createdAt, author, posts, replies, page } = topic;
  const person = (name: string) => ({ '@type': 'Person', name, url: `${origin}/user/${name}` });
  const shown = posts.filter(({ state }) => state === 'shown');
  const comment = (post: ForumPost) => ({
    '@type': 'Comment',
    text: convertPostToPlainText(post.text),
    datePublished: post.createdAt,
    url: origin + getForumPostPath(id, slug, post.number),
    author: person(post.author.local.username),
  });
  const opening = shown.find(({ number }) => number === 1);
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: title,
    url: origin + getForumTopicPath(topic),
    mainEntityOfPage: origin + getForumTopicPath(topic, page),
    datePublished: createdAt,
    ...(author ? { author: person(author.local.username) } : {}),
    ...(opening ? { text: convertPostToPlainText(opening.text) } : {}),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/CommentAction',
      userInteractionCount: replies,
    },
    comment: shown.filter(({ number }) => number !== 1).map(comment),
  };
}
