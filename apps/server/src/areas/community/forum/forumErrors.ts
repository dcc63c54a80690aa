import { defineError } from '../../../http/ApiProblem.ts';

export const TopicNotFound = defineError('topic_not_found', 404, 'Topic not found.');
export const PostNotFound = defineError('post_not_found', 404, 'Post not found.');
export const CategoryNotFound = defineError('category_not_found', 404, 'Category not found.');
export const CategoryStaffOnly = defineError(
  'category_for_staff',
  403,
  'Only the Playloom team can start topics in this category.',
);
export const TopicLocked = defineError('topic_locked', 403, 'This topic is locked.');
export const PostingTooFast = defineError(
  'posted_too_often',
  429,
  'You’re posting too often. Try again later.',
);
export const PostRepeated = defineError('post_repeated', 409, 'You already posted this.');
export const PostEmpty = defineError(
  'post_without_words',
  400,
  'This post has no visible text. Write something first.',
);
export const TooManyLinks = defineError('too_many_links', 409, 'This post has too many links.');
export const TooManyLinksForNewUser = defineError(
  'too_many_links_at_first',
  409,
  'New accounts can include only one link per post for the first 3 days.',
);
export const ForumIsExternal = defineError('forum_elsewhere', 404, 'The forum has moved to another address.');
