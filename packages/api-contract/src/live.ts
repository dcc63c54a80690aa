import { z } from 'zod';
import { chatWords, type ChatNews } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { success } from './envelope.ts';

/** Where open pages are told what happens: one socket a page, JSON both ways. */
export const LIVE_SOCKET = '/live';
/** The socket closed for good: the session has ended, or the account is banned. Any other code means: come again. */
export const LIVE_ENDED = 4403;

/** What a page says. The first word must be `hello`, with the token of `readChatToken`. */
export const liveWordSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hello'), token: z.string().max(500) }),
  ...chatWords,
]);
export type LiveWord = z.infer<typeof liveWordSchema>;

/** What a page is told. */
export type LiveNews =
  | { readonly kind: 'welcome' }
  /** How many notifications are unread. */
  | { readonly kind: 'unread'; readonly count: number }
  | { readonly kind: 'coins'; readonly balance: number }
  | ChatNews;

export const liveEndpoints = {
  readChatToken: defineEndpoint({
    method: 'GET',
    path: '/api/v1/chat-auth/',
    tag: 'chat',
    summary: 'The token with which this session opens the live socket',
    response: success(z.string()),
  }),
};
