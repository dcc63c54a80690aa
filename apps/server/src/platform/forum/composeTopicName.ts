import type { TopicRow } from '../../storage/forumQueries.ts';
import { makeSlug } from '../drafts/makeSlug.ts';
import { composeTitle } from './composePost.ts';

/** The slug follows the title. Older slugs still lead to the topic. */
export function composeTopicName(written: string): Pick<TopicRow, 'title' | 'slug'> {
  const title = composeTitle(written);
  return { title, slug: makeSlug(title, 'topic') };
}
