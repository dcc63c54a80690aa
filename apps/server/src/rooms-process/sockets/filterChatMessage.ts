import { limits } from '@playloom/game-format/basics';
import { decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import type { TokenBucket } from '../../http/createTokenBucket.ts';
import { maskContacts } from '../../text-filter/maskContacts.ts';
import { normalizeText, maskBlockedWords } from '../../text-filter/maskBlockedWords.ts';

/** First byte of a chat message. All other messages are passed on unread. */
const [CHAT] = encodeClientMessage({ kind: 'chat', text: 'x', isTeamOnly: false });

/**
 * Returns the bytes to pass on to the room. Chat text is screened before the room, its rules, and its players get
 * it, and contact details are hidden for everyone, because guests of any age may read it. Null if no text is left,
 * or if `chats` is used up, because one client could keep this thread busy.
 */
export function filterChatMessage(bytes: Uint8Array, chats: TokenBucket): Uint8Array | null {
  if (bytes[0] !== CHAT) return bytes;
  const decoded = decodeClientMessage(bytes);
  // The room rejects invalid messages with its own error.
  if (!decoded.ok || decoded.value.kind !== 'chat') return bytes;
  if (!chats(1)) return null;
  // Shortened after normalization, which can turn one character into eighteen.
  const clean = normalizeText(decoded.value.text).slice(0, limits.CHAT_TEXT_MAX);
  const text = maskContacts(maskBlockedWords(clean)).slice(0, limits.CHAT_TEXT_MAX);
  return text === '' ? null : encodeClientMessage({ ...decoded.value, text });
}
