/** A shared thread, as seen when rooms are divided among the threads of one engine. */
export interface LoadedThread<Thread> {
  readonly thread: Thread;
  /** Share of a core that it has used lately, or that its rooms are expected to need. */
  readonly load: number;
  /** Share of a core that it used when it was measured last. */
  readonly used: number;
  readonly rooms: readonly LoadedRoom[];
}

interface LoadedRoom {
  readonly id: string;
  /** Its share of what its thread uses. */
  readonly load: number;
  /** It has been in its thread for long enough that it may move only to save memory. */
  readonly isSettled: boolean;
}

export interface RoomMove<Thread> {
  readonly room: string;
  readonly load: number;
  readonly from: Thread;
  /** A thread that is not full, any shared one, or a new one for this room only. */
  readonly to: Thread | 'shared' | 'own';
}

interface MoveLimits {
  /** Whether there may be more shared threads. */
  readonly mayAdd: boolean;
  /** Whether no room is opening, coming back, or moving. */
  readonly isQuiet: boolean;
}

/**
 * A thread that uses this share of a core gets no more rooms, as long as there may be more threads: in the same thread,
 * a room waits for slow steps of every other room. Not less, because each thread compiles the engine for itself and
 * takes memory.
 */
export const FULL_LOAD = 1 / 3;
/** A thread that uses more gives its heaviest room away. */
const CROWDED_LOAD = 2 / 3;
/** A thread is filled up to this load with rooms that move only to save memory, so that it isn't full right after. */
export const PACKED_LOAD = 0.28;

/**
 * Decides which rooms move. A crowded thread gives its heaviest room away: to a thread of its own if it would fill that,
 * or else to another shared one. If no thread is crowded and all rooms of the least loaded thread fit into the others,
 * one of them moves there, so that the thread ends after some turns.
 */
export function chooseRoomMoves<Thread>(
  threads: readonly LoadedThread<Thread>[],
  { mayAdd, isQuiet }: MoveLimits,
): RoomMove<Thread>[] {
  const crowded = threads.filter(({ used, rooms }) => used > CROWDED_LOAD && rooms.length > 1);
  const hasSpace = mayAdd || threads.some(({ load }) => load < FULL_LOAD);
  if (crowded.length > 0) return crowded.flatMap((thread) => relieve(thread, hasSpace));
  const packing = isQuiet ? pack(threads) : null;
  return packing === null ? [] : [packing];
}

function relieve<Thread>({ thread, rooms }: LoadedThread<Thread>, hasSpace: boolean): RoomMove<Thread>[] {
  const { id: room, load } = sortByLoad(rooms).at(-1)!;
  // Older engines don't tell, and their rooms can't move.
  if (load === 0) return [];
  return [{ room, load, from: thread, to: load < FULL_LOAD && hasSpace ? 'shared' : 'own' }];
}

/** Returns the first step of emptying the least loaded thread; null if the others have no space for all its rooms. */
function pack<Thread>(threads: readonly LoadedThread<Thread>[]): RoomMove<Thread> | null {
  const [least, ...others] = sortByLoad(threads.filter(({ rooms }) => rooms.length > 0));
  if (least === undefined || !least.rooms.every(({ isSettled, load }) => isSettled && load > 0)) return null;
  const spaces = others.reverse().map(({ thread, load }) => ({ thread, free: PACKED_LOAD - load }));
  const moves: RoomMove<Thread>[] = [];
  for (const { id: room, load } of sortByLoad(least.rooms).reverse()) {
    const space = spaces.find(({ free }) => free >= load);
    if (space === undefined) return null;
    space.free -= load;
    moves.push({ room, load, from: least.thread, to: space.thread });
  }
  return moves[0] ?? null;
}

function sortByLoad<Loaded extends { readonly load: number }>(all: readonly Loaded[]): Loaded[] {
  return all.toSorted((one, other) => one.load - other.load);
}
