import { limits } from '@playloom/game-format';
import { decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import type { Budget } from '../../http/createBudget.ts';
import { maskContacts } from '../../platform/text-filter/maskContacts.ts';
import { cleanText, screenText } from '../../platform/text-filter/screenText.ts';

/** How a chat message begins: all others pass without being looked at. */
const [CHAT] = encodeClientMessage({ kind: 'chat', text: 'x', isTeamOnly: false });

/**
 * What a room hears of a client's bytes. Words are screened before the room, its rules and its players get them, and
 * since guests of any age read along, ways to reach somebody elsewhere are hidden for all. Null when nothing is left, or
 * when more is said than `chats` allows: one client could keep this thread busy with it.
 */
export function screenChat(bytes: Uint8Array, chats: Budget): Uint8Array | null {
  if (bytes[0] !== CHAT) return bytes;
  const decoded = decodeClientMessage(bytes);
  // The room has its own words for what is broken.
  if (!decoded.ok || decoded.value.kind !== 'chat') return bytes;
  if (!chats(1)) return null;
  // Written in one way, a single character may become eighteen.
  const clean = cleanText(decoded.value.text).slice(0, limits.CHAT_TEXT_MAX);
  const text = maskContacts(screenText(clean)).slice(0, limits.CHAT_TEXT_MAX);
  return text === '' ? null : encodeClientMessage({ ...decoded.value, text });
}
