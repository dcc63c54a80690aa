import type { TopicRow } from '../../storage/forumQueries.ts';
import { slugOf } from '../drafts/makeSlug.ts';
import { composeTitle } from './composePost.ts';

/** The address follows the title; older ones still lead to the topic. */
export function nameTopic(written: string): Pick<TopicRow, 'title' | 'slug'> {
  const title = composeTitle(written);
  return { title, slug: slugOf(title, 'topic') };
}
