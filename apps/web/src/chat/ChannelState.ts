import type { ChatChannel, ChatMessage, ChatPreset } from '@playloom/api-contract';

/** What was said here and not confirmed yet. */
export interface PendingMessage {
  clientId: string;
  text: string;
  preset?: ChatPreset;
  picture?: string;
  /** Why it does not stand; null while it is on its way. */
  problem: string | null;
}

/** A channel that is open. */
export interface ChannelState {
  channel: ChatChannel;
  /** In order of their place. */
  messages: readonly ChatMessage[];
  /** Everything up to this change is known. */
  revision: number;
  hasMore: boolean;
  pending: readonly PendingMessage[];
  /** Who is here, by the process that tells of them. */
  present: Readonly<Record<string, { count: number; people: readonly string[]; at: number }>>;
  /** Who types, and since when. */
  typing: Readonly<Record<string, number>>;
}

/** The messages with these among them: each once, in its latest form. */
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

/** Takes in one message that was heard. A gap before it means that something was missed, and is asked for. */
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

/** Processes tell of their people every ten seconds; one that is silent for longer is gone. */
const PRESENCE_LIFE_MS = 25_000;
const TYPING_LIFE_MS = 4000;

export function listPresent({ present }: ChannelState, now: number): { count: number; people: string[] } {
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

export function listTyping({ typing }: ChannelState, now: number): string[] {
  return Object.entries(typing).flatMap(([username, at]) => (now - at < TYPING_LIFE_MS ? [username] : []));
}
