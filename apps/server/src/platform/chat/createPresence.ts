import { randomUUID } from 'node:crypto';
import type { LiveHub, LivePage } from '../live/LiveHub.ts';
import { PRESENCE_EVERY_MS, PRESENCE_NAMES_MAX } from './limits.ts';
import { topicsOfChannel } from './topics.ts';

/** Who has which channel open in this process. Each process tells of its own; pages add them up. */
export interface Presence {
  enter(channelId: string, page: LivePage, username: string): void;
  exit(channelId: string, page: LivePage): void;
}

export function createPresence(live: Pick<LiveHub, 'publish'>): Presence {
  const source = randomUUID();
  const rooms = new Map<string, Map<LivePage, string>>();
  const tell = (channel: string): void => {
    const names = [...new Set(rooms.get(channel)?.values())].toSorted();
    const people = names.slice(0, PRESENCE_NAMES_MAX);
    for (const topic of topicsOfChannel(channel))
      live.publish(topic, { kind: 'presence', channel, source, count: names.length, people });
  };
  // Pages forget a process that tells nothing any more: it may have died.
  setInterval(() => {
    for (const channel of rooms.keys()) tell(channel);
  }, PRESENCE_EVERY_MS).unref();
  const exit = (channelId: string, page: LivePage): void => {
    const pages = rooms.get(channelId);
    if (!pages?.delete(page)) return;
    if (pages.size === 0) rooms.delete(channelId);
    tell(channelId);
  };
  return {
    enter(channelId, page, username) {
      const pages = rooms.get(channelId) ?? new Map<LivePage, string>();
      const isNew = !pages.has(page);
      rooms.set(channelId, pages.set(page, username));
      if (isNew) page.whenGone(() => exit(channelId, page));
      tell(channelId);
    },
    exit,
  };
}
