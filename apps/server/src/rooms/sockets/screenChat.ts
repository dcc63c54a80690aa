import { limits } from '@playloom/game-format';
import { decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import type { Budget } from '../../http/createBudget.ts';
import { maskContacts } from '../../platform/text-filter/maskContacts.ts';
import { cleanText, screenText } from '../../platform/text-filter/screenText.ts';

/** First byte of a chat message: all other messages pass unread. */
const [CHAT] = encodeClientMessage({ kind: 'chat', text: 'x', isTeamOnly: false });

/**
 * The bytes that a room receives from a client. Text is screened before the room, its rules and its players
 * get it, and contact details are hidden for all, because guests of any age read along. Null if nothing is
 * left, or if more is sent than `chats` allows: one client could keep this thread busy.
 */
export function screenChat(bytes: Uint8Array, chats: Budget): Uint8Array | null {
  if (bytes[0] !== CHAT) return bytes;
  const decoded = decodeClientMessage(bytes);
  // The room has its own error for an invalid message.
  if (!decoded.ok || decoded.value.kind !== 'chat') return bytes;
  if (!chats(1)) return null;
  // Normalization can turn a single character into eighteen.
  const clean = cleanText(decoded.value.text).slice(0, limits.CHAT_TEXT_MAX);
  const text = maskContacts(screenText(clean)).slice(0, limits.CHAT_TEXT_MAX);
  return text === '' ? null : encodeClientMessage({ ...decoded.value, text });
}
