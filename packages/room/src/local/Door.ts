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

/** Carries messages between people at this machine and one room: what sockets and tickets are for one of the server. */
export interface Door {
  readonly room: string;
  readonly transports: Map<ClientId, Transport>;
  /** The client whose place a token takes back. */
  readonly tokens: Map<string, ClientId>;
  readonly waiting: Set<ClientId>;
  nextClient: ClientId;
  hasEnded: boolean;
  command: (command: RoomCommand) => void;
}

export function createDoor(room: string): Door {
  return {
    room,
    transports: new Map(),
    tokens: new Map(),
    waiting: new Set(),
    nextClient: 1,
    hasEnded: false,
    command: () => undefined,
  };
}

/** The first message says who it is; all others are the room's. */
export function meetVisitor(door: Door, transport: Transport, visitor: Visitor): void {
  let client: ClientId | null = null;
  transport.onMessage((bytes) => {
    if (client !== null) door.command({ kind: 'message', room: door.room, client, bytes });
    else client = greet(door, transport, visitor, bytes);
  });
  transport.onClose(() => {
    if (client === null || door.transports.get(client) !== transport) return;
    door.transports.delete(client);
    door.command({ kind: 'drop', room: door.room, client });
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
  const resumeToken = `${door.room}-${client}`;
  door.tokens.set(resumeToken, client);
  door.transports.set(client, transport);
  if (lost === null) {
    door.command({ kind: 'admit', room: door.room, client, visitor, resumeToken });
  } else {
    door.tokens.delete(`${door.room}-${lost}`);
    door.command({ kind: 'resume', room: door.room, lost, client, resumeToken });
  }
  return client;
}

function refuse(transport: Transport, id: CloseId): null {
  const { code, text } = closeReasons[id];
  transport.send(encodeServerMessage({ kind: 'goodbye', id, text }));
  transport.close(code, id);
  return null;
}

/** Brings people what the room has for them. */
export function hearReport(door: Door, report: RoomReport): void {
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

function publishCredits({ room, transports, waiting, command }: Door): void {
  const credits: [ClientId, number][] = [];
  for (const [client, { waitingBytes }] of transports) {
    if (waitingBytes === 0 && !waiting.has(client)) continue;
    credits.push([client, waitingBytes]);
    if (waitingBytes > 0) waiting.add(client);
    else waiting.delete(client);
  }
  if (credits.length > 0) command({ kind: 'credit', room, waiting: credits });
}
