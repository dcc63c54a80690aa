import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ChannelView } from './chatQueries.ts';
import type { LiveHub, LiveConnection } from '../../../live/LiveHub.ts';
import { PRESENCE_INTERVAL_MS, PRESENCE_NAMES_MAX } from './limits.ts';
import { getChannelTopics } from './topics.ts';

/**
 * Tracks which users have which channels open in this process. Each process publishes its own list, and pages merge
 * them.
 */
export interface ChatPresence {
  enter(channelId: string, page: LiveConnection, username: string): Promise<void>;
  exit(channelId: string, page: LiveConnection): Promise<void>;
}

interface ChatPresenceDependencies {
  live: Pick<LiveHub, 'publish'>;
  log: Pick<Logger, 'warn'>;
  /** Stores which channels are open, because any process may have to decide whether a user needs a notification. */
  views: {
    open(view: ChannelView): Promise<void>;
    renew(views: readonly ChannelView[]): Promise<void>;
    close(view: ChannelView): Promise<void>;
  };
}

export function createChatPresence({ live, log, views }: ChatPresenceDependencies): ChatPresence {
  const source = randomUUID();
  const channels = new Map<string, Map<LiveConnection, string>>();
  const broadcastPresence = (channel: string): void => {
    const names = [...new Set(channels.get(channel)?.values())].toSorted();
    const people = names.slice(0, PRESENCE_NAMES_MAX);
    for (const topic of getChannelTopics(channel))
      live.publish(topic, { kind: 'presence', channel, source, count: names.length, people });
  };
  const warn = (error: unknown) => log.warn({ err: error }, 'could not store which conversations are open');
  // Published repeatedly, because pages drop the users of a process that stops publishing and may have crashed.
  setInterval(() => {
    for (const channel of channels.keys()) broadcastPresence(channel);
    views.renew(listViews(channels)).catch(warn);
  }, PRESENCE_INTERVAL_MS).unref();
  const exit = async (channelId: string, page: LiveConnection): Promise<void> => {
    const pages = channels.get(channelId);
    if (!pages?.delete(page)) return;
    if (pages.size === 0) channels.delete(channelId);
    broadcastPresence(channelId);
    const { userId } = page;
    if (![...pages.keys()].some((other) => other.userId === userId))
      await views.close({ channelId, userId }).catch(warn);
  };
  return {
    async enter(channelId, page, username) {
      const pages = channels.get(channelId) ?? new Map<LiveConnection, string>();
      const isNew = !pages.has(page);
      channels.set(channelId, pages.set(page, username));
      if (isNew) {
        page.onClose(() => void exit(channelId, page));
        await views.open({ channelId, userId: page.userId }).catch(warn);
      }
      broadcastPresence(channelId);
    },
    exit,
  };
}

/** Lists each user and channel once, no matter how many pages they have open. */
function listViews(channels: ReadonlyMap<string, ReadonlyMap<LiveConnection, string>>): ChannelView[] {
  return [...channels].flatMap(([channelId, pages]) => {
    const userIds = new Set([...pages.keys()].map(({ userId }) => userId));
    return [...userIds].map((userId) => ({ channelId, userId }));
  });
}
