import { compileGame, findUnit, loadPhysics, type Unit } from '@playloom/engine';
import type { Game, PlayerId } from '@playloom/game-format';
import {
  createMemoryTransportPair,
  createWireNames,
  decodeClientMessage,
  forEachOutboxMessage,
  type Transport,
} from '@playloom/protocol';
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
  unitOf(player: PlayerId): Unit | null;
  close(): void;
}

interface Guest {
  readonly end: Transport;
  client: number | null;
}

interface MemoryRoomState {
  readonly room: Room;
  readonly guests: Set<Guest>;
  readonly tokens: Map<string, number>;
  nextClient: number;
}

const CONNECTION_LOST = 1006;

export async function openMemoryRoomHost(
  game: Game,
  clock: MemoryRoomClock,
  seed = 7,
): Promise<MemoryRoomHost> {
  await loadPhysics();
  const created = createRoom({
    id: 'memory',
    game: compileGame(game),
    names: createWireNames(game),
    seed,
    scripts: await createGameScripts(game),
    roomName: 'Memory',
    lobbyCode: null,
  });
  if (!created.ok) throw new Error(created.error);
  const room = created.value;
  const state: MemoryRoomState = { room, guests: new Set(), tokens: new Map(), nextClient: 1 };
  const life = { isOver: false };
  const tickMs = 1000 / game.settings.tickRate;
  const step = (): void => {
    if (life.isOver) return;
    clock.schedule(step, tickMs);
    deliver(state, stepRoom(room));
  };
  clock.schedule(step, tickMs);
  return {
    room,
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
    unitOf: (player) => findUnit(room.world, room.world.players.get(player)?.unit ?? null),
    close() {
      life.isOver = true;
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
    }
  }
}

function findGuest({ guests }: MemoryRoomState, client: number): Guest | null {
  for (const guest of guests) if (guest.client === client) return guest;
  return null;
}
