import type { TopicRow } from './forumQueries.ts';
import { makeSlug } from '../../creation/drafts/makeSlug.ts';
import { composeTitle } from './composePost.ts';

/** Composes the title and the slug of a topic. Older slugs still lead to it. */
export function composeTopicName(written: string): Pick<TopicRow, 'title' | 'slug'> {
  const title = composeTitle(written);
  return { title, slug: makeSlug(title, 'topic') };
}
