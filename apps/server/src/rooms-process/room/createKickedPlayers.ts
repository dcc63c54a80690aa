import type { JoiningPlayer } from '@playloom/room-contract';

/** Guests of a network are rejected only after this many kicks from it within the window. */
const NETWORK_KICKS_MAX = 3;
const NETWORK_KICK_WINDOW_SECONDS = 10 * 60;

type Known = Pick<JoiningPlayer, 'userId' | 'browser' | 'network'>;

/** Players who were kicked from a room and may not rejoin for a while. */
export interface KickedPlayers {
  add(visitor: Known, seconds: number): void;
  has(visitor: Known): boolean;
}

/**
 * Remembers accounts by their id and guests by their browser, because a household or school shares one network
 * address. After several kicks, guests are rejected by network too, because they may have cleared their cookies.
 */
export function createKickedPlayers(now: () => number = () => performance.now()): KickedPlayers {
  const until = new Map<string, number>();
  const kicksByNetwork = new Map<string, number[]>();
  const isOut = (key: string): boolean => (until.get(key) ?? 0) > now();
  const countKick = (network: string): number => {
    const since = now() - NETWORK_KICK_WINDOW_SECONDS * 1000;
    const kicks = [...(kicksByNetwork.get(network) ?? []).filter((at) => at > since), now()];
    kicksByNetwork.set(network, kicks);
    return kicks.length;
  };
  return {
    add({ userId, browser, network }, seconds) {
      const end = now() + seconds * 1000;
      if (userId !== null) until.set(`user ${userId}`, end);
      // A kicked account cannot rejoin as a guest in the same browser.
      if (browser !== undefined) until.set(`browser ${browser}`, end);
      if (network !== undefined && countKick(network) >= NETWORK_KICKS_MAX)
        until.set(`network ${network}`, end);
    },
    has({ userId, browser, network }) {
      if (userId !== null) return isOut(`user ${userId}`);
      if (browser !== undefined && isOut(`browser ${browser}`)) return true;
      return network !== undefined && isOut(`network ${network}`);
    },
  };
}
