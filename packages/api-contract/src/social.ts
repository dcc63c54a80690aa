import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { GAME_COMMENT_MAX, COMMENT_PAGES_MAX, LOBBY_CODE_LENGTH, USERNAME_MAX } from './limits.ts';
import { personSchema } from './user.ts';

/** `asked`: this user sent a request. `wanted`: the other user did. */
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
  /** Whether the user may comment, or why not. */
  voice: z.enum(['free', 'sign-in-needed', 'age-unknown', 'too-young', 'muted']),
});
export type Engagement = z.infer<typeof engagementSchema>;

const commentSchema = z.strictObject({
  _id: z.string(),
  text: z.string(),
  createdAt: z.string(),
  author: personSchema,
  /** Author of the comment that it replies to. */
  replyTo: z.string().nullable(),
  mayDelete: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

const friendSchema = personSchema.extend({
  /** Has a page open, or is playing. */
  isOnline: z.boolean(),
  /** The game they are playing. Private rooms are not shown. */
  playing: z
    .strictObject({
      title: z.string(),
      gameSlug: z.string(),
      canJoin: z.boolean(),
      /** How full a public room is. */
      room: z.strictObject({ players: z.number().int(), maxPlayers: z.number().int() }).nullable(),
    })
    .nullable(),
});
export type Friend = z.infer<typeof friendSchema>;

const friendListSchema = z.strictObject({
  friends: z.array(friendSchema),
  /** Incoming friend requests. */
  requests: z.array(personSchema),
  /** Outgoing friend requests. */
  asked: z.array(personSchema),
});
export type FriendList = z.infer<typeof friendListSchema>;

const usernameParams = z.strictObject({ username: z.string().min(1).max(USERNAME_MAX) });
const gameParams = z.strictObject({ id: z.string().min(1).max(64) });

const followEndpoints = {
  readRelationship: defineEndpoint({
    method: 'GET',
    path: '/api/v1/users/:username/ties/',
    tag: 'social',
    summary: 'Returns a user’s follower count and their relationship to the caller',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
  followUser: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/users/:username/follow/',
    tag: 'social',
    summary: 'Follows a user, which turns on notifications when they publish',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
  unfollowUser: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/users/:username/follow/',
    tag: 'social',
    summary: 'Unfollows a user',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
};

const engagementEndpoints = {
  readEngagement: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/reception/',
    tag: 'social',
    summary: 'Returns a game’s likes, and whether the user can comment',
    params: gameParams,
    response: successSchema(engagementSchema),
  }),
  likeGame: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/like/',
    tag: 'social',
    summary: 'Likes a game',
    params: gameParams,
    response: successSchema(engagementSchema),
  }),
  unlikeGame: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/like/',
    tag: 'social',
    summary: 'Removes a like',
    params: gameParams,
    response: successSchema(engagementSchema),
  }),
  listComments: defineEndpoint({
    method: 'GET',
    path: '/api/v1/games/:id/comments/',
    tag: 'social',
    summary: 'Lists comments on a game, newest first; the first page is 0',
    params: gameParams,
    query: z.strictObject({ page: z.coerce.number().int().min(0).max(COMMENT_PAGES_MAX).default(0) }),
    response: successSchema(z.array(commentSchema)),
  }),
  addComment: defineEndpoint({
    method: 'POST',
    path: '/api/v1/games/:id/comments/',
    tag: 'social',
    summary: 'Comments on a game, or replies to a comment',
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
    summary: 'Deletes the user’s own comment, or any comment on their own game',
    params: gameParams,
    response: emptySuccessSchema,
  }),
};

const friendEndpoints = {
  listFriends: defineEndpoint({
    method: 'GET',
    path: '/api/v1/friends/',
    tag: 'social',
    summary: 'Lists friends with the games they are playing, and incoming and outgoing friend requests',
    response: successSchema(friendListSchema),
  }),
  befriend: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/friends/:username/',
    tag: 'social',
    summary: 'Sends a friend request, or accepts one',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
  unfriend: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/friends/:username/',
    tag: 'social',
    summary: 'Declines or withdraws a friend request, or removes a friend',
    params: usernameParams,
    response: successSchema(relationshipSchema),
  }),
  joinFriend: defineEndpoint({
    method: 'POST',
    path: '/api/v1/friends/:username/join/',
    tag: 'social',
    summary: 'Returns the room that a friend is playing in',
    params: usernameParams,
    response: successSchema(z.strictObject({ path: z.string() })),
  }),
  inviteFriend: defineEndpoint({
    method: 'POST',
    path: '/api/v1/friends/:username/invite/',
    tag: 'social',
    summary: 'Invites a friend to a room, or to a new room that opens when the first person joins',
    params: usernameParams,
    body: z.strictObject({
      gameId: z.string().min(1).max(64),
      roomId: z.string().min(1).max(64).optional(),
      /** Required for a private room: only players in it can invite others. */
      lobbyCode: z.string().length(LOBBY_CODE_LENGTH).optional(),
    }),
    /** False if this friend was already notified about the same invitation; they are not notified again. */
    response: successSchema(z.strictObject({ inv: z.string(), isNew: z.boolean() })),
  }),
};

export const socialEndpoints = { ...followEndpoints, ...engagementEndpoints, ...friendEndpoints };
