import { z } from 'zod';
import { chatClientMessageSchemas, type ChatServerMessage } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';

/** Where open pages are told what happens: one socket a page, JSON both ways. */
export const LIVE_SOCKET_PATH = '/live';
/** The socket closed for good: the session has ended, or the account is banned. Any other code means: come again. */
export const LIVE_SESSION_ENDED = 4403;

/** What a page says. The first word must be `hello`, with the token of `readChatToken`. */
export const liveClientMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hello'), token: z.string().max(500) }),
  ...chatClientMessageSchemas,
]);
export type LiveClientMessage = z.infer<typeof liveClientMessageSchema>;

/** What a page is told. */
export type LiveServerMessage =
  | { readonly kind: 'welcome' }
  /** How many notifications are unread. */
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'coins'; readonly balance: number }
  | ChatServerMessage;

export const liveEndpoints = {
  readChatToken: defineEndpoint({
    method: 'GET',
    path: '/api/v1/chat-auth/',
    tag: 'chat',
    summary: 'The token with which this session opens the live socket',
    response: successSchema(z.string()),
  }),
};
