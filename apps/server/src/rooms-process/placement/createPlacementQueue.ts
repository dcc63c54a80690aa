import type { SeatAnswer, SeatRequest } from '@playloom/room-contract';
import { createKeyedMutex } from '../../files/createKeyedMutex.ts';

/** Callers wait 30 seconds, and the room has to be opened in the rest of them. */
const QUEUE_LIMIT_MS = 20_000;

type Place = (request: SeatRequest) => Promise<SeatAnswer>;

/**
 * Finds or opens rooms for players, one player at a time per release. Otherwise two players who join at once might each
 * open a room. Players who ask for a certain or a new room wait in a queue of their own, so that many of them don't delay
 * those who join any room. A request that has waited too long is dropped: its player has given up.
 */
export function createPlacementQueue(place: Place, now: () => number = () => performance.now()): Place {
  const turns = createKeyedMutex();
  return (request) => {
    const since = now();
    return turns.run(nameQueue(request), async () =>
      now() - since > QUEUE_LIMIT_MS ? { ok: false, error: 'rooms_unavailable' } : place(request),
    );
  };
}

function nameQueue({ gameId, release, wish }: SeatRequest): string {
  return `${wish.kind === 'any' ? 'any' : 'chosen'}:${gameId}:${release}`;
}
