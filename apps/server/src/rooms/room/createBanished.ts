import type { Visitor } from '../../platform/rooms/Visitor.ts';

type Known = Pick<Visitor, 'userId' | 'network'>;

/** Whom the people of a room sent away, for a while. */
export interface Banished {
  add(visitor: Known, seconds: number): void;
  has(visitor: Known): boolean;
}

export function createBanished(now: () => number = () => performance.now()): Banished {
  const until = new Map<string, number>();
  const isOut = (key: string): boolean => (until.get(key) ?? 0) > now();
  return {
    add({ userId, network }, seconds) {
      const end = now() + seconds * 1000;
      if (userId !== null) until.set(`user ${userId}`, end);
      // Nor do they come back as a guest.
      if (network !== undefined) until.set(`network ${network}`, end);
    },
    has({ userId, network }) {
      if (userId !== null) return isOut(`user ${userId}`);
      return network !== undefined && isOut(`network ${network}`);
    },
  };
}
