import { z } from 'zod';
import { chatPresets } from './chatPresets.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, successSchema } from './envelope.ts';
import { CHAT_PAGE_SIZE, CHAT_MESSAGE_MAX, SLOW_MODE_SECONDS_MAX, USERNAME_MAX } from './limits.ts';

const idSchema = z.string().min(1).max(64);
const channelParams = z.strictObject({ channelId: idSchema });
const messageParams = z.strictObject({ channelId: idSchema, sequence: z.coerce.number().int().min(1) });

const chatMessageSchema = z.strictObject({
  /** Its place in the channel. */
  sequence: z.number().int(),
  /** Of its last change; every change of a channel has the next number. */
  revision: z.number().int(),
  clientId: z.string(),
  author: z.strictObject({ _id: z.string(), username: z.string(), profilePicture: z.string() }),
  /** Empty when it is deleted, or only a picture. */
  text: z.string(),
  /** Address of a picture. */
  picture: z.string().nullable(),
  createdAt: z.string(),
  /** Said while playing. */
  isFromGame: z.boolean(),
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** What somebody may do in a channel: write freely, say presets, or only read; and why not more. */
const chatWritePermissions = ['free', 'presets', 'none'] as const;
const chatRestrictions = [
  'sign-in-needed',
  'members-only',
  'age-unknown',
  'too-young',
  'muted',
  'blocked',
  /** Of two people: the other one has not told when they were born, so nobody writes to them yet. */
  'other-not-ready',
  /** The same, and the other one, a friend, was notified that this person would like to chat. */
  'other-invited',
] as const;

const chatChannelSchema = z.strictObject({
  _id: z.string(),
  kind: z.enum(['game', 'direct']),
  title: z.string(),
  /** Of the game, or of the other person's picture. */
  picture: z.string().nullable(),
  gameId: z.string().nullable(),
  gameSlug: z.string().nullable(),
  isMember: z.boolean(),
  /** Made the game: names moderators. */
  isOwner: z.boolean(),
  /** May delete what others wrote, mute, ban and slow down. */
  isModerator: z.boolean(),
  voice: z.enum(chatWritePermissions),
  hurdle: z.enum(chatRestrictions).nullable(),
  slowSeconds: z.number().int(),
  unread: z.number().int(),
});
export type ChatChannel = z.infer<typeof chatChannelSchema>;

/** What a page says to chat, over the live socket. */
export const chatClientMessageSchemas = [
  z.strictObject({
    kind: z.literal('say'),
    channel: idSchema,
    clientId: z.string().min(8).max(64),
    text: z.string().max(CHAT_MESSAGE_MAX).optional(),
    preset: z.enum(chatPresets).optional(),
    /** Name that `uploadChatImage` gave. */
    picture: z.string().max(100).optional(),
  }),
  /** Hears a channel from now on; whoever has it open is seen there. */
  z.strictObject({ kind: z.literal('enter'), channel: idSchema, isPresent: z.boolean() }),
  z.strictObject({ kind: z.literal('exit'), channel: idSchema }),
  z.strictObject({ kind: z.literal('typing'), channel: idSchema }),
  z.strictObject({ kind: z.literal('read'), channel: idSchema, sequence: z.number().int().min(0) }),
] as const;

/** What a page is told by chat. */
export type ChatServerMessage =
  | { readonly kind: 'message'; readonly channel: string; readonly message: ChatMessage }
  /** What was said with this id does not stand. */
  | { readonly kind: 'refused'; readonly clientId: string; readonly errorId: string; readonly text: string }
  | { readonly kind: 'typing'; readonly channel: string; readonly username: string }
  /** Who of one process has the channel open; the others tell of theirs. */
  | {
      readonly kind: 'presence';
      readonly channel: string;
      readonly source: string;
      readonly count: number;
      readonly people: readonly string[];
    }
  /** Rights have changed: read the channel anew. */
  | { readonly kind: 'channel'; readonly channel: string };

const OPEN_CHAT_MAX = 80;

export const chatEndpoints = {
  listChatChannels: defineEndpoint({
    method: 'GET',
    path: '/api/v1/chat/channels/',
    tag: 'chat',
    summary: 'The communities one belongs to and the people one writes with',
    response: successSchema(
      z.strictObject({
        /** Not asked yet; it is asked once. */
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
    summary: 'The channel of a game’s community',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(chatChannelSchema),
  }),
  openDirectChannel: defineEndpoint({
    method: 'POST',
    path: '/api/v1/chat/direct/',
    tag: 'chat',
    summary: 'The channel between oneself and somebody else',
    body: z.strictObject({ username: z.string().min(1).max(USERNAME_MAX) }),
    response: successSchema(chatChannelSchema),
  }),
  listMessages: defineEndpoint({
    method: 'GET',
    path: '/api/v1/chat/channels/:channelId/messages/',
    tag: 'chat',
    summary: 'The newest messages, those before one, or everything that changed after a revision',
    params: channelParams,
    query: z.strictObject({
      before: z.coerce.number().int().min(1).optional(),
      after: z.coerce.number().int().min(0).optional(),
    }),
    response: successSchema(
      z.strictObject({
        channel: chatChannelSchema,
        /** In order of their place. */
        messages: z.array(chatMessageSchema).max(CHAT_PAGE_SIZE),
        /** Everything up to this revision is told. */
        revision: z.number().int(),
        hasMore: z.boolean(),
      }),
    ),
  }),
  editMessage: defineEndpoint({
    method: 'PATCH',
    path: '/api/v1/chat/channels/:channelId/messages/:sequence/',
    tag: 'chat',
    summary: 'Changes what one wrote',
    params: messageParams,
    body: z.strictObject({ text: z.string().trim().min(1).max(CHAT_MESSAGE_MAX) }),
    response: successSchema(chatMessageSchema),
  }),
  deleteMessage: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/chat/channels/:channelId/messages/:sequence/',
    tag: 'chat',
    summary: 'Takes back what one wrote; moderators, what anybody wrote',
    params: messageParams,
    response: successSchema(chatMessageSchema),
  }),
  uploadChatImage: defineEndpoint({
    method: 'POST',
    path: '/api/v1/chat/channels/:channelId/pictures/',
    tag: 'chat',
    summary: 'A picture that is said with the next message',
    params: channelParams,
    upload: true,
    response: successSchema(z.strictObject({ picture: z.string() })),
  }),
  setSlowMode: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/chat/channels/:channelId/slow-mode/',
    tag: 'chat',
    summary: 'How long everybody waits between two messages',
    params: channelParams,
    body: z.strictObject({ seconds: z.number().int().min(0).max(SLOW_MODE_SECONDS_MAX) }),
    response: successSchema(chatChannelSchema),
  }),
  clearChatOpen: defineEndpoint({
    method: 'POST',
    path: '/api/v1/clear-chat-open',
    tag: 'chat',
    summary: 'Forgets whose chat was to be opened',
    response: doneSchema,
  }),
  markChatOpen: defineEndpoint({
    method: 'POST',
    path: '/api/v1/chat-open/',
    tag: 'chat',
    summary: 'Chooses the chat that the next page load of this account opens, on any device',
    body: z.strictObject({ openChatAccountOf: z.string().min(1).max(OPEN_CHAT_MAX) }),
    response: doneSchema,
  }),
  setBirthDate: defineEndpoint({
    method: 'POST',
    path: '/api/v1/account/birth-date/',
    tag: 'chat',
    summary: 'Tells the date of birth, once',
    body: z.strictObject({ birthDate: z.iso.date() }),
    /** Whether this age may write in chats, instead of phrases and emotes alone. */
    response: successSchema(z.strictObject({ canWrite: z.boolean() })),
  }),
  joinCommunity: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/games/:id/membership/',
    tag: 'chat',
    summary: 'Joins the community of a game',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(z.strictObject({ isMember: z.boolean() })),
  }),
  leaveCommunity: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/games/:id/membership/',
    tag: 'chat',
    summary: 'Leaves the community of a game',
    params: z.strictObject({ id: idSchema }),
    response: successSchema(z.strictObject({ isMember: z.boolean() })),
  }),
};
