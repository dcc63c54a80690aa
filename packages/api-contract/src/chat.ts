import { z } from 'zod';
import { chatPresetIds } from './chatPresetIds.ts';
import { looks } from './cosmetics.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { CHAT_PAGE_SIZE, CHAT_MESSAGE_MAX, SLOW_MODE_SECONDS_MAX, USERNAME_MAX } from './limits.ts';

const idSchema = z.string().min(1).max(64);
const channelParams = z.strictObject({ channelId: idSchema });
const messageParams = z.strictObject({ channelId: idSchema, sequence: z.coerce.number().int().min(1) });

const chatMessageSchema = z.strictObject({
  /** Position in the channel. */
  sequence: z.number().int(),
  /** The channel's revision when this message last changed. Every change in a channel increments the revision. */
  revision: z.number().int(),
  clientId: z.string(),
  author: z.strictObject({ _id: z.string(), username: z.string(), profilePicture: z.string(), ...looks }),
  /** Empty if the message is deleted or has only an image. */
  text: z.string(),
  /** URL of an image. */
  picture: z.string().nullable(),
  createdAt: z.string(),
  /** Whether it was sent from inside the game. */
  isFromGame: z.boolean(),
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** What a user may do in a channel: write freely, send only presets, or only read. */
const chatWritePermissions = ['free', 'presets', 'none'] as const;
/** Why a user may not write freely in a channel. */
const chatRestrictions = [
  'sign-in-needed',
  'members-only',
  'age-unknown',
  'too-young',
  'muted',
  'blocked',
  /**
   * In a direct message: the other user has not entered their birth date, so no one can write to them yet.
   */
  'other-not-ready',
  /** Like `other-not-ready`, but the other user, a friend, was notified that this user wants to chat. */
  'other-invited',
] as const;

const chatChannelSchema = z.strictObject({
  _id: z.string(),
  kind: z.enum(['game', 'direct', 'party']),
  title: z.string(),
  /** Image of the game, or profile image of the other user. */
  picture: z.string().nullable(),
  gameId: z.string().nullable(),
  gameSlug: z.string().nullable(),
  isMember: z.boolean(),
  /** Whether the user created the game. Owners can appoint moderators. */
  isOwner: z.boolean(),
  /** Whether the user may delete messages of others, mute, ban and set slow mode. */
  isModerator: z.boolean(),
  voice: z.enum(chatWritePermissions),
  hurdle: z.enum(chatRestrictions).nullable(),
  slowSeconds: z.number().int(),
  unread: z.number().int(),
});
export type ChatChannel = z.infer<typeof chatChannelSchema>;

/** Chat messages that a page sends over the live socket. */
export const chatClientMessageSchemas = [
  z.strictObject({
    kind: z.literal('say'),
    channel: idSchema,
    clientId: z.string().min(8).max(64),
    text: z.string().max(CHAT_MESSAGE_MAX).optional(),
    preset: z.enum(chatPresetIds).optional(),
    /** Name from the response of `uploadChatImage`. */
    picture: z.string().max(100).optional(),
  }),
  /** Subscribes to a channel. If `isPresent` is true, the channel shows the user as present. */
  z.strictObject({ kind: z.literal('enter'), channel: idSchema, isPresent: z.boolean() }),
  z.strictObject({ kind: z.literal('exit'), channel: idSchema }),
  z.strictObject({ kind: z.literal('typing'), channel: idSchema }),
  z.strictObject({ kind: z.literal('read'), channel: idSchema, sequence: z.number().int().min(0) }),
] as const;

/** Chat messages that a page receives. */
export type ChatServerMessage =
  | { readonly kind: 'message'; readonly channel: string; readonly message: ChatMessage }
  /** The message with this id was rejected. */
  | { readonly kind: 'refused'; readonly clientId: string; readonly errorId: string; readonly text: string }
  | { readonly kind: 'typing'; readonly channel: string; readonly username: string }
  /** The users connected to one server process who have the channel open. Each process reports its own users. */
  | {
      readonly kind: 'presence';
      readonly channel: string;
      readonly source: string;
      readonly count: number;
      readonly people: readonly string[];
    }
  /** Permissions have changed: reload the channel. */
  | { readonly kind: 'channel'; readonly channel: string };

const OPEN_CHAT_MAX = 80;

export const chatEndpoints = {
  listChatChannels: defineEndpoint({
    method: 'GET',
    path: '/api/v1/chat/channels/',
    tag: 'chat',
    summary: 'Lists the user’s communities and direct messages',
    response: successSchema(
      z.strictObject({
        /** Whether to ask for the user's birth date, because it is unknown. It can be set only once. */
        asksBirthDate: z.boolean(),
        canMessageDirectly: z.boolean(),
        channels: z.array(chatChannelSchema),
      }),
    ),
  }),
  readGameChannel: defineEndpoint({
    method: 'GET',
    path: '/api/v1/chat/games/:id/',
    tag: 'chat',
    summary: 'Returns a game’s community channel',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(chatChannelSchema),
  }),
  openDirectChannel: defineEndpoint({
    method: 'POST',
    path: '/api/v1/chat/direct/',
    tag: 'chat',
    summary: 'Returns the direct message channel with another user',
    body: z.strictObject({ username: z.string().min(1).max(USERNAME_MAX) }),
    response: successSchema(chatChannelSchema),
  }),
  listMessages: defineEndpoint({
    method: 'GET',
    path: '/api/v1/chat/channels/:channelId/messages/',
    tag: 'chat',
    summary: 'Lists the newest messages, older ones, or all changes after a revision',
    params: channelParams,
    query: z.strictObject({
      before: z.coerce.number().int().min(1).optional(),
      after: z.coerce.number().int().min(0).optional(),
    }),
    response: successSchema(
      z.strictObject({
        channel: chatChannelSchema,
        /** Ordered by `sequence`. */
        messages: z.array(chatMessageSchema).max(CHAT_PAGE_SIZE),
        /** The response includes all changes up to this revision. */
        revision: z.number().int(),
        hasMore: z.boolean(),
      }),
    ),
  }),
  editMessage: defineEndpoint({
    method: 'PATCH',
    path: '/api/v1/chat/channels/:channelId/messages/:sequence/',
    tag: 'chat',
    summary: 'Edits the user’s own message',
    params: messageParams,
    body: z.strictObject({ text: z.string().trim().min(1).max(CHAT_MESSAGE_MAX) }),
    response: successSchema(chatMessageSchema),
  }),
  deleteMessage: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/chat/channels/:channelId/messages/:sequence/',
    tag: 'chat',
    summary: 'Deletes the user’s own message; moderators can delete any message',
    params: messageParams,
    response: successSchema(chatMessageSchema),
  }),
  uploadChatImage: defineEndpoint({
    method: 'POST',
    path: '/api/v1/chat/channels/:channelId/pictures/',
    tag: 'chat',
    summary: 'Uploads an image for the next message',
    params: channelParams,
    upload: true,
    response: successSchema(z.strictObject({ picture: z.string() })),
  }),
  setSlowMode: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/chat/channels/:channelId/slow-mode/',
    tag: 'chat',
    summary: 'Sets slow mode: the minimum time between a user’s messages',
    params: channelParams,
    body: z.strictObject({ seconds: z.number().int().min(0).max(SLOW_MODE_SECONDS_MAX) }),
    response: successSchema(chatChannelSchema),
  }),
  clearChatOpen: defineEndpoint({
    method: 'POST',
    path: '/api/v1/clear-chat-open',
    tag: 'chat',
    summary: 'Clears the chat that was set to open on the next page load',
    response: emptySuccessSchema,
  }),
  markChatOpen: defineEndpoint({
    method: 'POST',
    path: '/api/v1/chat-open/',
    tag: 'chat',
    summary: 'Sets the chat that opens on the account’s next page load, on any device',
    body: z.strictObject({ openChatAccountOf: z.string().min(1).max(OPEN_CHAT_MAX) }),
    response: emptySuccessSchema,
  }),
  setBirthDate: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/birth-date/',
    tag: 'chat',
    summary: 'Sets the user’s date of birth; it can be set only once',
    body: z.strictObject({ birthDate: z.iso.date() }),
    /** Whether a user of this age may write freely in chats, not only send phrases and emotes. */
    response: successSchema(z.strictObject({ canWrite: z.boolean() })),
  }),
  joinCommunity: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/membership/',
    tag: 'chat',
    summary: 'Joins a game’s community',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(z.strictObject({ isMember: z.boolean() })),
  }),
  leaveCommunity: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/membership/',
    tag: 'chat',
    summary: 'Leaves a game’s community',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(z.strictObject({ isMember: z.boolean() })),
  }),
};
