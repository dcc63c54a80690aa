import { compileGame, findUnit, loadPhysics, type Unit } from '@playloom/engine';
import type { Game, PlayerId } from '@playloom/game-format';
import {
  createMemoryPair,
  createNames,
  decodeClientMessage,
  forEachSend,
  type Transport,
} from '@playloom/protocol';
import { createScriptsFor } from '../kit/createScriptsFor.ts';
import {
  admit,
  createRoom,
  drop,
  leave,
  receive,
  resume,
  type Room,
  stepRoom,
  takeReports,
} from '@playloom/room';

/** Time that the house lives by; a clock that is moved by hand makes a run the same every time. */
export interface HouseClock {
  now(): number;
  schedule(task: () => void, ms: number): () => void;
}

/** A room with its door, in one program: what the rooms process does, without sockets and processes. */
export interface House {
  readonly room: Room;
  /** A new connection; the ticket is the visitor's name. */
  connect(): Transport;
  /** Cuts every connection as a broken line does. */
  cutLines(): void;
  unitOf(player: PlayerId): Unit | null;
  close(): void;
}

interface Guest {
  readonly end: Transport;
  client: number | null;
}

interface HouseState {
  readonly room: Room;
  readonly guests: Set<Guest>;
  readonly tokens: Map<string, number>;
  nextClient: number;
}

const LINE_LOST = 1006;

export async function openHouse(game: Game, clock: HouseClock, seed = 7): Promise<House> {
  await loadPhysics();
  const created = createRoom({
    id: 'house',
    game: compileGame(game),
    names: createNames(game),
    seed,
    scripts: await createScriptsFor(game),
    roomName: 'House',
    lobbyCode: null,
  });
  if (!created.ok) throw new Error(created.error);
  const room = created.value;
  const state: HouseState = { room, guests: new Set(), tokens: new Map(), nextClient: 1 };
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
      const [near, far] = createMemoryPair((task) => clock.schedule(task, 0));
      const guest: Guest = { end: far, client: null };
      state.guests.add(guest);
      far.onMessage((bytes) => hear(state, guest, bytes));
      far.onClose(() => lose(state, guest));
      return near;
    },
    cutLines() {
      for (const guest of state.guests) {
        guest.end.close(LINE_LOST, '');
        lose(state, guest);
      }
    },
    unitOf: (player) => findUnit(room.world, room.world.players.get(player)?.unit ?? null),
    close() {
      life.isOver = true;
    },
  };
}

function hear(state: HouseState, guest: Guest, bytes: Uint8Array): void {
  const { room, tokens } = state;
  if (guest.client !== null) {
    receive(room, guest.client, bytes);
  } else {
    const said = decodeClientMessage(bytes);
    if (!said.ok) return;
    const id = state.nextClient;
    const token = `token-${id}`;
    if (said.value.kind === 'hello') {
      const name = said.value.ticket;
      admit(room, id, { userId: null, name, isSpectator: false, canChat: true, saved: null }, token);
    } else if (said.value.kind === 'resume') {
      const lost = tokens.get(said.value.token);
      if (lost === undefined || !resume(room, lost, id, token)) return;
    } else return;
    state.nextClient += 1;
    guest.client = id;
    tokens.set(token, id);
  }
  deliver(state, takeReports(room));
}

function lose(state: HouseState, guest: Guest): void {
  if (!state.guests.delete(guest) || guest.client === null) return;
  drop(state.room, guest.client);
}

function deliver(state: HouseState, reports: ReturnType<typeof takeReports>): void {
  for (const report of reports) {
    if (report.kind === 'sends') {
      forEachSend(report, (client, start, end) =>
        findGuest(state, client)?.end.send(report.bytes.slice(start, end)),
      );
    } else if (report.kind === 'close-client') {
      leave(state.room, report.client);
      findGuest(state, report.client)?.end.close(report.code, report.id);
    }
  }
}

function findGuest({ guests }: HouseState, client: number): Guest | null {
  for (const guest of guests) if (guest.client === client) return guest;
  return null;
}
