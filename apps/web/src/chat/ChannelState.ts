import type { ChatChannel, ChatMessage, ChatPresetId } from '@playloom/api-contract';

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  clientId: string;
  text: string;
  preset?: ChatPresetId;
  picture?: string; // words: the API names the field picture
  /** Why sending failed; null while it is being sent. */
  problem: string | null;
}

export interface ChannelState {
  channel: ChatChannel;
  /** Ordered by sequence. */
  messages: readonly ChatMessage[];
  /** Sequence number of the last known change. */
  revision: number;
  hasMore: boolean;
  pending: readonly PendingMessage[];
  /** Users in the channel, grouped by the server process they are connected to. */
  present: Readonly<Record<string, { count: number; people: readonly string[]; at: number }>>;
  /** Users who are typing, with the time of their last key press. */
  typing: Readonly<Record<string, number>>;
}

/** Merges messages; each appears once, in its latest version. */
export function mergeMessages(
  known: readonly ChatMessage[],
  fresh: readonly ChatMessage[],
): readonly ChatMessage[] {
  const bySequence = new Map(known.map((message) => [message.sequence, message]));
  for (const message of fresh) {
    const former = bySequence.get(message.sequence);
    if (!former || former.revision <= message.revision) bySequence.set(message.sequence, message);
  }
  return [...bySequence.values()].toSorted((a, b) => a.sequence - b.sequence);
}

/** Adds a received message. A gap before it means that messages were missed and must be requested. */
export function applyChatMessage(
  channelState: ChannelState,
  message: ChatMessage,
): { channelState: ChannelState; hasGap: boolean } {
  const hasGap = message.revision > channelState.revision + 1;
  return {
    hasGap,
    channelState: {
      ...channelState,
      messages: mergeMessages(channelState.messages, [message]),
      revision: hasGap ? channelState.revision : Math.max(channelState.revision, message.revision),
      typing: Object.fromEntries(
        Object.entries(channelState.typing).filter(([username]) => username !== message.author.username),
      ),
    },
  };
}

/**
 * Server processes report their users every ten seconds. A process without a report for this long is considered dead.
 */
const PRESENCE_LIFE_MS = 25_000;
const TYPING_LIFE_MS = 4000;

export function summarizePresence(
  { present }: ChannelState,
  now: number,
): { count: number; people: string[] } {
  const alive = Object.values(present).filter(({ at }) => now - at < PRESENCE_LIFE_MS);
  const people = [...new Set(alive.flatMap((part) => part.people))].toSorted();
  return {
    people,
    count: Math.max(
      people.length,
      alive.reduce((sum, { count }) => sum + count, 0),
    ),
  };
}

export function listTypingUsers({ typing }: ChannelState, now: number): string[] {
  return Object.entries(typing).flatMap(([username, at]) => (now - at < TYPING_LIFE_MS ? [username] : []));
}
