import { defineError } from '../../../http/ApiProblem.ts';

export const SelfRelationNotAllowed = defineError('not_with_yourself', 400, 'You can’t do this to yourself.');
export const TooManyFollowed = defineError(
  'too_many_followed',
  409,
  'You can’t follow any more people. Unfollow someone first.',
);
export const TooManyFriends = defineError(
  'too_many_friends',
  409,
  'You’ve reached the limit for friends and friend requests.',
);
export const NotFriends = defineError('not_friends', 404, 'You aren’t friends with this user.');
export const FriendNotPlaying = defineError(
  'friend_not_playing',
  404,
  'Your friend isn’t in a room you can join right now.',
);
export const CommentNotFound = defineError('comment_not_found', 404, 'Comment not found.');
