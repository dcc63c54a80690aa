import { defineError } from './ApiProblem.ts';

export const TopicNotFound = defineError('topic_not_found', 404, 'There is no such topic.');
export const PostNotFound = defineError('post_not_found', 404, 'There is no such post.');
export const CategoryNotFound = defineError('category_not_found', 404, 'The forum has no such category.');
export const CategoryForStaff = defineError(
  'category_for_staff',
  403,
  'Topics in this category are begun by the people who run Playloom.',
);
export const TopicLocked = defineError('topic_locked', 403, 'This topic is closed.');
export const PostingTooFast = defineError(
  'posted_too_often',
  429,
  'That was a lot in a short time. Try again later.',
);
export const PostRepeated = defineError('post_repeated', 409, 'You wrote just that already.');
export const PostEmpty = defineError('post_without_words', 400, 'Nothing of this can be shown.');
export const TooManyLinks = defineError('too_many_links', 409, 'There are too many links in it.');
export const TooManyLinksForNewUser = defineError(
  'too_many_links_at_first',
  409,
  'New accounts can post one link at a time. That changes after three days.',
);
export const ForumIsExternal = defineError('forum_elsewhere', 404, 'The forum is at another address.');
export const ForumNotFound = defineError('forum_unknown', 404, 'There is no such forum.');
export const ForumRequestInvalid = defineError(
  'forum_request_wrong',
  403,
  'The forum did not ask for this. Go back there and log in once more.',
);
