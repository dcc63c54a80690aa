import { type ClientMessage, protocolLimits } from '@playloom/protocol';
import type { ChatMemory, Client } from '../clients/Client.ts';
import { CHAT_MEMORY_SECONDS, CHATS_PER_MINUTE, SAME_CHAT_MAX } from '../limits.ts';
import type { Room } from '../Room.ts';
import type { CommunityLine } from '../worker/RoomCommand.ts';

const { PHRASES } = protocolLimits;

type Chat = Extract<ClientMessage, { kind: 'chat' }>;

const refusals = {
  'chat-off': 'There is no chat in this game.',
  'chat-not-allowed': 'You may not chat here.',
  'chat-too-fast': 'You are writing too fast. Wait a moment.',
  'chat-repeated': 'You said that already.',
} as const;

/** One of the phrases, which everybody may say who is not muted: guests and the very young too. */
export function takePhrase(room: Room, client: Client, phrase: number): void {
  const text = PHRASES[phrase] ?? PHRASES[0];
  say(room, client, { text, isTeamOnly: false }, client.visitor.isSilent !== true);
}

/** Lets a player say something, or tells it why not. */
export function takeChat(room: Room, client: Client, said: Chat): void {
  if (!say(room, client, said, client.visitor.canChat)) return;
  // What is meant for a team stays there.
  const isForAll = !said.isTeamOnly && room.world.game.game.settings.chat.mode === 'everyone';
  const { userId } = client.visitor;
  if (isForAll && userId !== null)
    room.reports.push({ kind: 'said', room: room.plan.id, userId, text: said.text });
}

/** What was said in the community, for those who want it: without whom they hide, and safe for the young. */
export function tellCommunity(room: Room, { userId, name, text, safeText }: CommunityLine): void {
  for (const { visitor, hearsCommunity, backlog } of room.clients.values()) {
    if (!hearsCommunity || visitor.isMember !== true || visitor.hides?.includes(userId)) continue;
    backlog.push({ kind: 'community', name, text: visitor.isUnderAge === true ? safeText : text });
  }
}

function say(room: Room, client: Client, said: Omit<Chat, 'kind'>, isAllowed: boolean): boolean {
  const { text, isTeamOnly } = said;
  const { player } = client;
  const refusal = refuseChat(room, client, text, isAllowed);
  if (player === null || refusal !== null) {
    const id = refusal ?? 'chat-not-allowed';
    client.backlog.push({ kind: 'notice', id, text: refusals[id] });
    return false;
  }
  client.chat = remember(client.chat, text, room.world.tick);
  room.inputs.push({ kind: 'chat', player, text, isTeamOnly });
  return true;
}

function refuseChat(
  room: Room,
  { chat, hasJoined }: Client,
  text: string,
  isAllowed: boolean,
): keyof typeof refusals | null {
  const { tick, game } = room.world;
  if (game.game.settings.chat.mode === 'off') return 'chat-off';
  if (!isAllowed || !hasJoined) return 'chat-not-allowed';
  const since = tick - CHAT_MEMORY_SECONDS * game.tickRate;
  const oldest = chat.times[chat.times.length - CHATS_PER_MINUTE];
  if (oldest !== undefined && oldest > since) return 'chat-too-fast';
  const isFresh = (chat.times.at(-1) ?? -1) > since;
  return isFresh && chat.repeats >= SAME_CHAT_MAX && chat.lastText === simplify(text)
    ? 'chat-repeated'
    : null;
}

function remember({ times, lastText, repeats }: ChatMemory, text: string, tick: number): ChatMemory {
  const simple = simplify(text);
  return {
    times: [...times, tick].slice(-CHATS_PER_MINUTE),
    lastText: simple,
    repeats: simple === lastText ? repeats + 1 : 1,
  };
}

/** Blanks and capitals do not make it another text. */
function simplify(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
