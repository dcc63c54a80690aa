import {
  decodeClientMessage,
  encodeServerMessage,
  forEachSend,
  PROTOCOL_VERSION,
  type Transport,
} from '@playloom/protocol';
import { closeReasons, type CloseId } from '../closeReasons.ts';
import type { Visitor } from '../Visitor.ts';
import type { ClientId, RoomCommand } from '../worker/RoomCommand.ts';
import type { RoomReport } from '../worker/RoomReport.ts';
import type { LoadScripts, RoomWorkerClock } from '../worker/RoomWorker.ts';
import { runRoomWorker } from '../worker/runRoomWorker.ts';

export interface LocalRoomPlan {
  /** The document of the game, as JSON text. */
  readonly document: string;
  readonly seed: number;
  readonly clock: RoomWorkerClock;
  readonly loadScripts: LoadScripts;
  /** What creators want to see: problems, printed lines, that the room has ended. Bytes for clients are not among it. */
  readonly onReport?: (report: RoomReport) => void;
}

/** A room for people at this machine: trying out a draft, playing without a server. It speaks the server's very wire. */
export interface LocalRoom {
  /** Connects someone; they say `hello` with any ticket, or `resume` with the token of a lost connection. */
  connect(transport: Transport, visitor: Visitor): void;
  close(reason: string): void;
}

const ROOM = 'local';

interface Door {
  readonly transports: Map<ClientId, Transport>;
  /** The client whose place a token takes back. */
  readonly tokens: Map<string, ClientId>;
  readonly waiting: Set<ClientId>;
  nextClient: ClientId;
  hasEnded: boolean;
  command: (command: RoomCommand) => void;
}

export function openLocalRoom({ document, seed, clock, loadScripts, onReport }: LocalRoomPlan): LocalRoom {
  const door: Door = {
    transports: new Map(),
    tokens: new Map(),
    waiting: new Set(),
    nextClient: 1,
    hasEnded: false,
    command: () => undefined,
  };
  runRoomWorker(
    {
      post(report) {
        hear(door, report);
        if (report.kind !== 'sends' && report.kind !== 'keyframe') onReport?.(report);
      },
      onCommand(listener) {
        door.command = listener;
      },
    },
    clock,
    loadScripts,
  );
  door.command({
    kind: 'open',
    room: ROOM,
    roomName: 'Local room',
    lobbyCode: null,
    document,
    seed,
    keyframe: null,
    scriptsOff: null,
    sequence: 0,
    seats: [],
  });
  return {
    connect: (transport, visitor) => meet(door, transport, visitor),
    close: (reason) => door.command({ kind: 'close', room: ROOM, reason }),
  };
}

/** The first message says who it is; all others are the room's. */
function meet(door: Door, transport: Transport, visitor: Visitor): void {
  let client: ClientId | null = null;
  transport.onMessage((bytes) => {
    if (client !== null) door.command({ kind: 'message', room: ROOM, client, bytes });
    else client = greet(door, transport, visitor, bytes);
  });
  transport.onClose(() => {
    if (client === null || door.transports.get(client) !== transport) return;
    door.transports.delete(client);
    door.command({ kind: 'drop', room: ROOM, client });
  });
}

function greet(door: Door, transport: Transport, visitor: Visitor, bytes: Uint8Array): ClientId | null {
  if (door.hasEnded) return refuse(transport, 'room-closed');
  const message = decodeClientMessage(bytes);
  if (!message.ok || (message.value.kind !== 'hello' && message.value.kind !== 'resume')) {
    return refuse(transport, 'bad-message');
  }
  const { value: said } = message;
  if (said.protocol !== PROTOCOL_VERSION) return refuse(transport, 'protocol-mismatch');
  const lost = said.kind === 'resume' ? door.tokens.get(said.token) : null;
  if (lost === undefined) return refuse(transport, 'bad-ticket');
  const client = door.nextClient;
  door.nextClient += 1;
  const resumeToken = `${ROOM}-${client}`;
  door.tokens.set(resumeToken, client);
  door.transports.set(client, transport);
  if (lost === null) {
    door.command({ kind: 'admit', room: ROOM, client, visitor, resumeToken });
  } else {
    door.tokens.delete(`${ROOM}-${lost}`);
    door.command({ kind: 'resume', room: ROOM, lost, client, resumeToken });
  }
  return client;
}

function refuse(transport: Transport, id: CloseId): null {
  const { code, text } = closeReasons[id];
  transport.send(encodeServerMessage({ kind: 'goodbye', id, text }));
  transport.close(code, id);
  return null;
}

function hear(door: Door, report: RoomReport): void {
  if (report.kind === 'sends') {
    forEachSend(report, (client, start, end) =>
      door.transports.get(client)?.send(report.bytes.subarray(start, end)),
    );
    publishCredits(door);
  } else if (report.kind === 'close-client') {
    const transport = door.transports.get(report.client);
    door.transports.delete(report.client);
    transport?.close(report.code, report.id);
  } else if (report.kind === 'closed') {
    // Whoever is still here was not told: the room broke.
    for (const transport of door.transports.values()) refuse(transport, 'room-closed');
    door.transports.clear();
    door.hasEnded = true;
  }
}

function publishCredits({ transports, waiting, command }: Door): void {
  const credits: [ClientId, number][] = [];
  for (const [client, { waitingBytes }] of transports) {
    if (waitingBytes === 0 && !waiting.has(client)) continue;
    credits.push([client, waitingBytes]);
    if (waitingBytes > 0) waiting.add(client);
    else waiting.delete(client);
  }
  if (credits.length > 0) command({ kind: 'credit', room: ROOM, waiting: credits });
}
