import { type ClientMessage, protocolLimits } from '@playloom/protocol';
import type { CommunityChatMessage } from '@playloom/room-contract';
import type { ChatRateState, Client } from '../state/Client.ts';
import { CHAT_MEMORY_SECONDS, CHATS_PER_MINUTE, REPEATED_CHAT_MAX } from '../limits/roomLimits.ts';
import type { Room } from '../state/Room.ts';

const { PHRASES } = protocolLimits;

type Chat = Extract<ClientMessage, { kind: 'chat' }>;

const rejections = {
  'chat-off': 'Chat is turned off in this game.',
  'chat-not-allowed': 'You can’t chat here.',
  'chat-too-fast': 'You’re sending messages too fast. Wait a moment.',
  'chat-repeated': 'You already sent this message.',
} as const;

/** Sends a phrase. All players who aren't muted may use phrases, including guests and young players. */
export function handlePhrase(room: Room, client: Client, phrase: number): void {
  const text = PHRASES[phrase] ?? PHRASES[0];
  submitChat(room, client, { text, isTeamOnly: false }, client.member.isSilent !== true);
}

/** Sends a player's message, or tells the player why it can't be sent. */
export function handleChat(room: Room, client: Client, message: Chat): void {
  if (!submitChat(room, client, message, client.member.canChat)) return;
  // Report only messages to everyone. Team messages stay within the team.
  const isForAll = !message.isTeamOnly && room.world.game.game.settings.chat.mode === 'everyone';
  const { userId } = client.member;
  if (isForAll && userId !== null)
    room.reports.push({ kind: 'said', room: room.plan.id, userId, text: message.text });
}

/**
 * Sends a community message to the clients that want it, unless they have hidden its author. Minors get the
 * safe version of the text.
 */
export function sendCommunityMessage(
  room: Room,
  { userId, name, text, safeText }: CommunityChatMessage,
): void {
  for (const { member, receivesCommunityChat, backlog } of room.clients.values()) {
    if (!receivesCommunityChat || member.isMember !== true || member.hides?.includes(userId)) continue;
    backlog.push({ kind: 'community', name, text: member.isUnderAge === true ? safeText : text });
  }
}

function submitChat(room: Room, client: Client, message: Omit<Chat, 'kind'>, isAllowed: boolean): boolean {
  const { text, isTeamOnly } = message;
  const { player } = client;
  const rejection = findChatRejection(room, client, text, isAllowed);
  if (player === null || rejection !== null) {
    const id = rejection ?? 'chat-not-allowed';
    client.backlog.push({ kind: 'notice', id, text: rejections[id] });
    return false;
  }
  client.chat = remember(client.chat, text, room.world.tick);
  room.inputs.push({ kind: 'chat', player, text, isTeamOnly });
  return true;
}

function findChatRejection(
  room: Room,
  { chat, hasJoined }: Client,
  text: string,
  isAllowed: boolean,
): keyof typeof rejections | null {
  const { tick, game } = room.world;
  if (game.game.settings.chat.mode === 'off') return 'chat-off';
  if (!isAllowed || !hasJoined) return 'chat-not-allowed';
  const since = tick - CHAT_MEMORY_SECONDS * game.tickRate;
  const oldest = chat.times[chat.times.length - CHATS_PER_MINUTE];
  if (oldest !== undefined && oldest > since) return 'chat-too-fast';
  const isFresh = (chat.times.at(-1) ?? -1) > since;
  return isFresh && chat.repeats >= REPEATED_CHAT_MAX && chat.lastText === simplify(text)
    ? 'chat-repeated'
    : null;
}

function remember({ times, lastText, repeats }: ChatRateState, text: string, tick: number): ChatRateState {
  const simple = simplify(text);
  return {
    times: [...times, tick].slice(-CHATS_PER_MINUTE),
    lastText: simple,
    repeats: simple === lastText ? repeats + 1 : 1,
  };
}

/** Normalizes spaces and capitals, so that repeated texts are recognized in spite of them. */
function simplify(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
