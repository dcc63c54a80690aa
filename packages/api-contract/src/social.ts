import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, successSchema } from './envelope.ts';
import { GAME_COMMENT_MAX, COMMENT_PAGES_MAX, LOBBY_CODE_LENGTH, USERNAME_MAX } from './limits.ts';
import { minimalUserSchema } from './user.ts';

/** `asked`: by the visitor. `wanted`: by the other one. */
const friendships = ['none', 'asked', 'wanted', 'friends', 'self'] as const;
const friendshipSchema = z.enum(friendships);
export type Friendship = z.infer<typeof friendshipSchema>;

const relationshipSchema = z.strictObject({
  followers: z.number().int().min(0),
  isFollowed: z.boolean(),
  friendship: friendshipSchema,
});
export type Relationship = z.infer<typeof relationshipSchema>;

const engagementSchema = z.strictObject({
  likes: z.number().int().min(0),
  isLiked: z.boolean(),
  comments: z.number().int().min(0),
  /** Whether the visitor may comment; if not, why. */
  voice: z.enum(['free', 'sign-in-needed', 'age-unknown', 'too-young', 'muted']),
});
export type Engagement = z.infer<typeof engagementSchema>;

const commentSchema = z.strictObject({
  _id: z.string(),
  text: z.string(),
  createdAt: z.string(),
  author: minimalUserSchema,
  /** Whose comment it answers. */
  replyTo: z.string().nullable(),
  mayDelete: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

const friendSchema = minimalUserSchema.extend({
  /** Has a page open, or plays. */
  isOnline: z.boolean(),
  /** What they play just now. A private room is not told. */
  playing: z.strictObject({ title: z.string(), gameSlug: z.string(), canJoin: z.boolean() }).nullable(),
});
export type Friend = z.infer<typeof friendSchema>;

const friendListSchema = z.strictObject({
  friends: z.array(friendSchema),
  /** Who wants to be a friend of the visitor. */
  requests: z.array(minimalUserSchema),
  /** Whom the visitor asked. */
  asked: z.array(minimalUserSchema),
});
export type FriendList = z.infer<typeof friendListSchema>;

const usernameParams = z.strictObject({ username: z.string().min(1).max(USERNAME_MAX) });
const gameParams = z.strictObject({ id: z.string().min(1).max(64) });

const followEndpoints = {
  readRelationship: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users/:username/ties/',
    tag: 'social',
    summary: 'Who follows somebody, and what the visitor is to them',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
  followUser: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/users/:username/follow/',
    tag: 'social',
    summary: 'From now on the visitor is told when this person publishes',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
  unfollowUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/users/:username/follow/',
    tag: 'social',
    summary: 'The visitor is not told any more',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
};

const engagementEndpoints = {
  readEngagement: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/reception/',
    tag: 'social',
    summary: 'How a game is liked, and whether the visitor may comment',
    params: gameParams,
    response: successSchema(engagementSchema),
  }),
  likeGame: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/like/',
    tag: 'social',
    summary: 'The visitor likes a game',
    params: gameParams,
    response: successSchema(engagementSchema),
  }),
  unlikeGame: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/like/',
    tag: 'social',
    summary: 'The visitor does not like it any more',
    params: gameParams,
    response: successSchema(engagementSchema),
  }),
  listComments: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/comments/',
    tag: 'social',
    summary: 'Comments on a game, newest first; the first page is 0',
    params: gameParams,
    query: z.strictObject({ page: z.coerce.number().int().min(0).max(COMMENT_PAGES_MAX).default(0) }),
    response: successSchema(z.array(commentSchema)),
  }),
  addComment: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/comments/',
    tag: 'social',
    summary: 'Comments on a game, or answers a comment',
    params: gameParams,
    body: z.strictObject({
      text: z.string().trim().min(1).max(GAME_COMMENT_MAX),
      replyTo: z.string().max(64).optional(),
    }),
    response: successSchema(commentSchema),
  }),
  deleteComment: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/comments/:id/',
    tag: 'social',
    summary: 'Deletes a comment: one’s own, or one on one’s own game',
    params: gameParams,
    response: doneSchema,
  }),
};

const friendEndpoints = {
  listFriends: defineEndpoint({
    method: 'GET',
    path: '/api/v1/friends/',
    tag: 'social',
    summary: 'Friends with what they play, and requests both ways',
    response: successSchema(friendListSchema),
  }),
  befriend: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/friends/:username/',
    tag: 'social',
    summary: 'Asks somebody to be a friend, or accepts that they asked',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
  unfriend: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/friends/:username/',
    tag: 'social',
    summary: 'Declines or withdraws a request, or ends a friendship',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
  joinFriend: defineEndpoint({
    method: 'POST',
    path: '/api/v1/friends/:username/join/',
    tag: 'social',
    summary: 'The way into the room where a friend plays',
    params: usernameParams,
    response: successSchema(z.strictObject({ path: z.string() })),
  }),
  inviteFriend: defineEndpoint({
    method: 'POST',
    path: '/api/v1/friends/:username/invite/',
    tag: 'social',
    summary: 'Invites a friend into a room, or into one that opens when the first person comes',
    params: usernameParams,
    body: z.strictObject({
      gameId: z.string().min(1).max(64),
      roomId: z.string().min(1).max(64).optional(),
      /** Needed for a private room: only people in it can invite others. */
      lobbyCode: z.string().length(LOBBY_CODE_LENGTH).optional(),
    }),
    /** Not new: this friend has been notified of the same invitation before, and is not notified again. */
    response: successSchema(z.strictObject({ inv: z.string(), isNew: z.boolean() })),
  }),
};

export const socialEndpoints = { ...followEndpoints, ...engagementEndpoints, ...friendEndpoints };
