import { z } from 'zod';
import { chatClientMessageSchemas, type ChatServerMessage } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import type { PartyServerMessage } from './parties.ts';

/** Path of the live socket. Each open page has one connection, with JSON messages in both directions. */
export const LIVE_SOCKET_PATH = '/live';
/** Close code: the session has ended, or the account is banned. After any other code, the page reconnects. */
export const LIVE_SESSION_ENDED = 4403;

/** Messages from a page. The first one must be `hello`, with the token from `readChatToken`. */
export const liveClientMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hello'), token: z.string().max(500) }),
  ...chatClientMessageSchemas,
]);
export type LiveClientMessage = z.infer<typeof liveClientMessageSchema>;

/** Messages to a page. */
export type LiveServerMessage =
  | { readonly kind: 'welcome' }
  /** Number of unread notifications. Sent after each `welcome`, and when it changes. */
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'coins'; readonly balance: number }
  | PartyServerMessage
  | ChatServerMessage;

export const liveEndpoints = {
  readChatToken: defineEndpoint({
    method: 'GET',
    path: '/api/v1/chat-auth/',
    tag: 'chat',
    summary: 'Returns the token that this session uses to open the live socket',
    response: successSchema(z.string()),
  }),
};
