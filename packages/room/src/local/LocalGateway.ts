import {
  decodeClientMessage,
  encodeServerMessage,
  forEachOutboxMessage,
  PROTOCOL_VERSION,
  type Transport,
} from '@playloom/protocol';
import {
  type ClientId,
  type CloseReasonId,
  type RoomCommand,
  type RoomMember,
  type RoomReport,
  closeReasons,
} from '@playloom/room-contract';

/**
 * Carries messages between players on this machine and one room, in place of the server's sockets and
 * tickets.
 */
export interface LocalGateway {
  readonly room: string;
  readonly transports: Map<ClientId, Transport>;
  /** The client whose seat each resume token reclaims. */
  readonly tokens: Map<string, ClientId>;
  readonly waiting: Set<ClientId>;
  nextClient: ClientId;
  hasEnded: boolean;
  command: (command: RoomCommand) => void;
}

export function createLocalGateway(room: string): LocalGateway {
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

/** Connects a player. The first message identifies the player; all others are passed to the room. */
export function connectMember(gateway: LocalGateway, transport: Transport, member: RoomMember): void {
  let client: ClientId | null = null;
  transport.onMessage((bytes) => {
    if (client !== null) gateway.command({ kind: 'message', room: gateway.room, client, bytes });
    else client = handleHello(gateway, transport, member, bytes);
  });
  transport.onClose(() => {
    if (client === null || gateway.transports.get(client) !== transport) return;
    gateway.transports.delete(client);
    gateway.command({ kind: 'drop', room: gateway.room, client });
  });
}

function handleHello(
  gateway: LocalGateway,
  transport: Transport,
  visitor: RoomMember,
  bytes: Uint8Array,
): ClientId | null {
  if (gateway.hasEnded) return rejectTransport(transport, 'room-closed');
  const message = decodeClientMessage(bytes);
  if (!message.ok || (message.value.kind !== 'hello' && message.value.kind !== 'resume')) {
    return rejectTransport(transport, 'bad-message');
  }
  const { value: hello } = message;
  if (hello.protocol !== PROTOCOL_VERSION) return rejectTransport(transport, 'protocol-mismatch');
  const lost = hello.kind === 'resume' ? gateway.tokens.get(hello.token) : null;
  if (lost === undefined) return rejectTransport(transport, 'bad-ticket');
  const client = gateway.nextClient;
  gateway.nextClient += 1;
  const resumeToken = `${gateway.room}-${client}`;
  gateway.tokens.set(resumeToken, client);
  gateway.transports.set(client, transport);
  if (lost === null) {
    gateway.command({ kind: 'admit', room: gateway.room, client, visitor, resumeToken });
  } else {
    gateway.tokens.delete(`${gateway.room}-${lost}`);
    gateway.command({ kind: 'resume', room: gateway.room, lost, client, resumeToken });
  }
  return client;
}

function rejectTransport(transport: Transport, id: CloseReasonId): null {
  const { code, text } = closeReasons[id];
  transport.send(encodeServerMessage({ kind: 'goodbye', id, text }));
  transport.close(code, id);
  return null;
}

/** Delivers the room's messages to the players. */
export function deliverRoomReport(gateway: LocalGateway, report: RoomReport): void {
  if (report.kind === 'sends') {
    forEachOutboxMessage(report, (client, start, end) =>
      gateway.transports.get(client)?.send(report.bytes.subarray(start, end)),
    );
    publishCredits(gateway);
  } else if (report.kind === 'close-client') {
    const transport = gateway.transports.get(report.client);
    gateway.transports.delete(report.client);
    transport?.close(report.code, report.id);
  } else if (report.kind === 'closed') {
    // The room crashed, so the remaining players haven't been notified yet.
    for (const transport of gateway.transports.values()) rejectTransport(transport, 'room-closed');
    gateway.transports.clear();
    gateway.hasEnded = true;
  }
}

function publishCredits({ room, transports, waiting, command }: LocalGateway): void {
  const credits: [ClientId, number][] = [];
  for (const [client, { waitingBytes }] of transports) {
    if (waitingBytes === 0 && !waiting.has(client)) continue;
    credits.push([client, waitingBytes]);
    if (waitingBytes > 0) waiting.add(client);
    else waiting.delete(client);
  }
  if (credits.length > 0) command({ kind: 'credit', room, waiting: credits });
}
