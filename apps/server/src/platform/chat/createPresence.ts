import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ChannelView } from '../../storage/chatQueries.ts';
import type { LiveHub, LivePage } from '../live/LiveHub.ts';
import { PRESENCE_EVERY_MS, PRESENCE_NAMES_MAX } from './limits.ts';
import { topicsOfChannel } from './topics.ts';

/** Who has which channel open in this process. Each process tells of its own; pages add them up. */
export interface Presence {
  enter(channelId: string, page: LivePage, username: string): Promise<void>;
  exit(channelId: string, page: LivePage): Promise<void>;
}

export interface PresenceDependencies {
  live: Pick<LiveHub, 'publish'>;
  log: Pick<Logger, 'warn'>;
  /** Stores who looks at what: any process may have to decide whether somebody needs a notification. */
  views: {
    open(view: ChannelView): Promise<void>;
    renew(views: readonly ChannelView[]): Promise<void>;
    close(view: ChannelView): Promise<void>;
  };
}

export function createPresence({ live, log, views }: PresenceDependencies): Presence {
  const source = randomUUID();
  const rooms = new Map<string, Map<LivePage, string>>();
  const tell = (channel: string): void => {
    const names = [...new Set(rooms.get(channel)?.values())].toSorted();
    const people = names.slice(0, PRESENCE_NAMES_MAX);
    for (const topic of topicsOfChannel(channel))
      live.publish(topic, { kind: 'presence', channel, source, count: names.length, people });
  };
  const warn = (error: unknown) => log.warn({ err: error }, 'open conversations could not be stored');
  // Pages forget a process that tells nothing any more: it may have died.
  setInterval(() => {
    for (const channel of rooms.keys()) tell(channel);
    views.renew(listViews(rooms)).catch(warn);
  }, PRESENCE_EVERY_MS).unref();
  const exit = async (channelId: string, page: LivePage): Promise<void> => {
    const pages = rooms.get(channelId);
    if (!pages?.delete(page)) return;
    if (pages.size === 0) rooms.delete(channelId);
    tell(channelId);
    const { userId } = page;
    if (![...pages.keys()].some((other) => other.userId === userId))
      await views.close({ channelId, userId }).catch(warn);
  };
  return {
    async enter(channelId, page, username) {
      const pages = rooms.get(channelId) ?? new Map<LivePage, string>();
      const isNew = !pages.has(page);
      rooms.set(channelId, pages.set(page, username));
      if (isNew) {
        page.whenGone(() => void exit(channelId, page));
        await views.open({ channelId, userId: page.userId }).catch(warn);
      }
      tell(channelId);
    },
    exit,
  };
}

/** Each person and channel once, however many pages they have open. */
function listViews(rooms: ReadonlyMap<string, ReadonlyMap<LivePage, string>>): ChannelView[] {
  return [...rooms].flatMap(([channelId, pages]) => {
    const userIds = new Set([...pages.keys()].map(({ userId }) => userId));
    return [...userIds].map((userId) => ({ channelId, userId }));
  });
}
