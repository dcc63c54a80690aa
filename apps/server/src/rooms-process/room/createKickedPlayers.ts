import type { JoiningPlayer } from '@playloom/room-contract';
import { listNetworkLevels } from '../../http/networkLevels.ts';
import type { JournaledKicks } from '../journal/JournalRecord.ts';

/** Guests of a network are rejected only after this many kicks from it within the window. */
const NETWORK_KICKS_MAX = 3;
/** Of all networks of a /48 together, because a kicked guest may have all of them. */
const WIDE_NETWORK_KICKS_MAX = 6;
const NETWORK_KICK_WINDOW_SECONDS = 10 * 60;

type Known = Pick<JoiningPlayer, 'userId' | 'browser' | 'network'>;

/** Players who were kicked from a room and may not rejoin for a while. */
export interface KickedPlayers {
  add(visitor: Known, seconds: number): void;
  has(visitor: Known): boolean;
  /** Lists what is still in force, for the journal. */
  describe(): JournaledKicks;
  restore(kicks: JournaledKicks): void;
}

/**
 * Remembers accounts by their id and guests by their browser, because a household or school shares one network
 * address. After several kicks, guests are rejected by network too, because they may have cleared their cookies. Times
 * are those of the clock on the wall: a room may continue in another process, and a kick also ends while it is asleep.
 */
export function createKickedPlayers(now: () => number = () => Date.now()): KickedPlayers {
  const until = new Map<string, number>();
  const kicksByNetwork = new Map<string, number[]>();
  const isOut = (key: string): boolean => (until.get(key) ?? 0) > now();
  const listKicks = (network: string): number[] => {
    const since = now() - NETWORK_KICK_WINDOW_SECONDS * 1000;
    return (kicksByNetwork.get(network) ?? []).filter((at) => at > since);
  };
  const countKick = (network: string): number => {
    const kicks = [...listKicks(network), now()];
    kicksByNetwork.set(network, kicks);
    return kicks.length;
  };
  return {
    add({ userId, browser, network }, seconds) {
      const end = now() + seconds * 1000;
      if (userId !== null) until.set(`user ${userId}`, end);
      // A kicked account cannot rejoin as a guest in the same browser.
      if (browser !== undefined) until.set(`browser ${browser}`, end);
      for (const { key, times } of listLevels(network)) {
        const most = times === 1 ? NETWORK_KICKS_MAX : WIDE_NETWORK_KICKS_MAX;
        if (countKick(key) >= most) until.set(`network ${key}`, end);
      }
    },
    has({ userId, browser, network }) {
      if (userId !== null) return isOut(`user ${userId}`);
      if (browser !== undefined && isOut(`browser ${browser}`)) return true;
      return listLevels(network).some(({ key }) => isOut(`network ${key}`));
    },
    describe: () => ({
      until: [...until].filter(([key]) => isOut(key)),
      networks: [...kicksByNetwork.keys()]
        .map((network) => [network, listKicks(network)] as const)
        .filter(([, kicks]) => kicks.length > 0),
    }),
    restore(kicks) {
      for (const [key, end] of kicks.until) until.set(key, end);
      for (const [network, times] of kicks.networks) kicksByNetwork.set(network, [...times]);
    },
  };
}

function listLevels(network: string | undefined): ReturnType<typeof listNetworkLevels> {
  return network === undefined ? [] : listNetworkLevels(network);
}
