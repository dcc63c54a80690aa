import type { Key, Point } from '@playloom/game-format';
import {
  applySnapshot,
  type ClientMessage,
  type ClientView,
  createClientView,
  decodeServerMessage,
  encodeClientMessage,
  type WireNames,
  type ServerMessage,
  type ViewEvent,
  type WelcomeMessage,
} from '@playloom/protocol';
import type { ClientId } from '@playloom/room-contract';

/** A client that maintains its view and records what it receives. It uses only the real wire format. */
export interface TestClient {
  readonly id: ClientId;
  readonly names: WireNames;
  view: ClientView;
  welcome: WelcomeMessage | null;
  /** All events, oldest first. */
  readonly events: ViewEvent[];
  readonly messages: ServerMessage[];
  /** Raw bytes as received. */
  readonly received: Uint8Array[];
  snapshots: number;
}

export function createTestClient(id: ClientId, names: WireNames): TestClient {
  return {
    id,
    names,
    view: createClientView(),
    welcome: null,
    events: [],
    messages: [],
    received: [],
    snapshots: 0,
  };
}

/** Receives bytes from the room. Throws if they can't be decoded, which would be a bug in Playloom. */
export function receiveServerBytes(client: TestClient, bytes: Uint8Array): void {
  client.received.push(bytes);
  const message = decodeServerMessage(bytes);
  if (!message.ok) throw new Error(`Client ${client.id} can't read ${bytes[0]}: ${message.error}`);
  if (message.value.kind === 'snapshot') {
    const changes = applySnapshot(client.view, client.names, bytes);
    if (!changes.ok) throw new Error(`Client ${client.id} can't read a snapshot: ${changes.error}`);
    client.events.push(...changes.value.events);
    client.snapshots += 1;
    return;
  }
  client.messages.push(message.value);
  if (message.value.kind === 'welcome') {
    client.welcome = message.value;
    client.view = createClientView();
  }
}

/** Encodes controls that are held from this tick on. */
export function encodeControls(
  tick: number,
  keys: readonly Key[],
  mouse: Point = { x: 0, y: 0 },
): Uint8Array {
  return encodeTestMessage({ kind: 'controls', tick, keys, mouseX: mouse.x, mouseY: mouse.y, stick: null });
}

export function encodeTestMessage(message: ClientMessage): Uint8Array {
  return encodeClientMessage(message);
}
