import { compileGame, findUnit, loadPhysics, type Unit } from '@playloom/engine';
import type { Game, PlayerId, Result } from '@playloom/game-format';
import {
  createMemoryTransportPair,
  createWireNames,
  decodeClientMessage,
  forEachOutboxMessage,
  type Transport,
} from '@playloom/protocol';
import type { RoomReport, Seat } from '@playloom/room-contract';
import { createGameScripts } from '../play/createGameScripts.ts';
import {
  admitClient,
  createRoom,
  markDisconnected,
  leaveRoom,
  receiveClientBytes,
  resumeSeat,
  type Room,
  stepRoom,
  drainRoomReports,
} from '@playloom/room';

/** The clock of the host. A manual clock makes every run the same. */
interface MemoryRoomClock {
  now(): number;
  schedule(task: () => void, ms: number): () => void;
}

/** A room that accepts connections in memory, as the rooms process does with sockets. */
export interface MemoryRoomHost {
  readonly room: Room;
  /** Opens a connection. The ticket that the client sends is used as the name of the player. */
  connect(): Transport;
  /** Drops every connection, as a network failure does. */
  cutConnections(): void;
  /**
   * Ends the room without warning and brings it back from its journal, without the last `lostTicks`. Only for a host
   * that was opened with `isJournaled`.
   */
  crash(lostTicks: number): Promise<void>;
  unitOf(player: PlayerId): Unit | null;
  close(): void;
}

interface Guest {
  readonly end: Transport;
  client: number | null;
}

interface MemoryRoomState {
  room: Room;
  keyframe: Extract<RoomReport, { kind: 'keyframe' }> | null;
  /** What happened since the keyframe. */
  steps: Extract<RoomReport, { kind: 'journal' }>[];
  seats: readonly Seat[];
  readonly guests: Set<Guest>;
  readonly tokens: Map<string, number>;
  nextClient: number;
}

const CONNECTION_LOST = 1006;

function createState(room: MemoryRoomState['room']): MemoryRoomState {
  return {
    room,
    keyframe: null,
    steps: [],
    seats: [],
    guests: new Set(),
    tokens: new Map(),
    nextClient: 1,
  };
}

export async function openMemoryRoomHost(
  game: Game,
  clock: MemoryRoomClock,
  seed = 7,
  isJournaled = false,
): Promise<MemoryRoomHost> {
  await loadPhysics();
  const plan = {
    id: 'memory',
    game: compileGame(game),
    names: createWireNames(game),
    seed,
    roomName: 'Memory',
    lobbyCode: null,
    isJournaled,
  };
  const state = createState(requireRoom(createRoom({ ...plan, scripts: await createGameScripts(game) })));
  const life = { isOver: false };
  const tickMs = 1000 / game.settings.tickRate;
  const step = (): void => {
    if (life.isOver) return;
    clock.schedule(step, tickMs);
    deliver(state, stepRoom(state.room));
  };
  clock.schedule(step, tickMs);
  return {
    get room() {
      return state.room;
    },
    connect() {
      const [near, far] = createMemoryTransportPair((task) => clock.schedule(task, 0));
      const guest: Guest = { end: far, client: null };
      state.guests.add(guest);
      far.onMessage((bytes) => handleMessage(state, guest, bytes));
      far.onClose(() => lose(state, guest));
      return near;
    },
    cutConnections() {
      for (const guest of state.guests) {
        guest.end.close(CONNECTION_LOST, '');
        lose(state, guest);
      }
    },
    async crash(lostTicks) {
      const scripts = await createGameScripts(game);
      state.room = requireRoom(createRoom({ ...plan, scripts, ...readJournal(state, lostTicks) }));
      for (const guest of state.guests) guest.end.close(CONNECTION_LOST, '');
      state.guests.clear();
    },
    unitOf: (player) => findUnit(state.room.world, state.room.world.players.get(player)?.unit ?? null),
    close() {
      life.isOver = true;
    },
  };
}

function requireRoom(created: Result<Room, string>): Room {
  if (!created.ok) throw new Error(created.error);
  return created.value;
}

function readJournal({ room, keyframe, steps, seats }: MemoryRoomState, lostTicks: number) {
  const stored = steps.filter(({ tick }) => tick <= room.world.tick - lostTicks);
  return {
    keyframe: keyframe?.bytes ?? null,
    sequence: keyframe?.sequence ?? 0,
    seats: seats.map((seat) => ({ ...seat, isAway: true })),
    replay: {
      tick: stored.at(-1)?.tick ?? keyframe?.tick ?? 0,
      inputs: stored.flatMap(({ inputs }) => (inputs === null ? [] : [inputs])),
    },
  };
}

function handleMessage(state: MemoryRoomState, guest: Guest, bytes: Uint8Array): void {
  const { room, tokens } = state;
  if (guest.client !== null) {
    receiveClientBytes(room, guest.client, bytes);
  } else {
    const decoded = decodeClientMessage(bytes);
    if (!decoded.ok) return;
    const id = state.nextClient;
    const token = `token-${id}`;
    if (decoded.value.kind === 'hello') {
      const name = decoded.value.ticket;
      admitClient(room, id, { userId: null, name, isSpectator: false, canChat: true, saved: null }, token);
    } else if (decoded.value.kind === 'resume') {
      const lost = tokens.get(decoded.value.token);
      if (lost === undefined || !resumeSeat(room, lost, id, token)) return;
    } else return;
    state.nextClient += 1;
    guest.client = id;
    tokens.set(token, id);
  }
  deliver(state, drainRoomReports(room));
}

function lose(state: MemoryRoomState, guest: Guest): void {
  if (!state.guests.delete(guest) || guest.client === null) return;
  markDisconnected(state.room, guest.client);
}

function deliver(state: MemoryRoomState, reports: ReturnType<typeof drainRoomReports>): void {
  for (const report of reports) {
    if (report.kind === 'sends') {
      forEachOutboxMessage(report, (client, start, end) =>
        findGuest(state, client)?.end.send(report.bytes.slice(start, end)),
      );
    } else if (report.kind === 'close-client') {
      leaveRoom(state.room, report.client);
      findGuest(state, report.client)?.end.close(report.code, report.id);
    } else if (report.kind === 'journal') {
      state.steps.push(report);
      state.seats = report.seats ?? state.seats;
    } else if (report.kind === 'keyframe' && state.room.journal !== null) {
      state.keyframe = report;
      state.steps = [];
    }
  }
}

function findGuest({ guests }: MemoryRoomState, client: number): Guest | null {
  for (const guest of guests) if (guest.client === client) return guest;
  return null;
}
