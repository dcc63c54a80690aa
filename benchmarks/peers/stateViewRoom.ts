import { type Client, matchMaker, Room, Server } from '@colyseus/core';
import { Encoder, StateView } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { createWorld, findUnit, loadPhysics, tick, type World } from '@playloom/engine';
import { serveFigures } from '../rooms/serveFigures.ts';
import { WIRE_SEED, type WireSeat } from '../rooms/WireServer.ts';
import { copyEntityState, WireEntity, WireState } from '../scenes/stateViewSchema.ts';
import { createJoinInputs, openWireGame } from '../scenes/wireScene.ts';
import { createWireGrid, fillWireGrid, findOnScreen, findWireScreen } from '../scenes/wireVisibility.ts';

/**
 * The peer: a Colyseus room with a schema, and a StateView for each client that is updated with its visible
 * entities before every patch. It runs the same simulation and finds visible entities with a grid, so that
 * only encoding and sending differ. `node stateViewRoom.ts <players>`
 */
const players = Number(process.argv[2]);
const SEAT_SECONDS = 120;
/** Large enough from the start. A buffer that is too small would make Colyseus encode again. */
Encoder.BUFFER_SIZE = 512 * 1024;

interface Viewer {
  readonly player: number;
  /** For each entity slot, the number of the snapshot in which the entity was last visible. */
  readonly seenIn: Int32Array;
  seen: Int32Array;
  seenCount: number;
}

class WireRoom extends Room<{ state: WireState }> {
  override maxClients = players;
  override autoDispose = false;
  override patchRate = null;
  override state = new WireState();
  override seatReservationTimeout = SEAT_SECONDS;
  readonly viewers = new Map<Client, Viewer>();

  override onJoin(client: Client, { player }: { player: number }): void {
    client.view = new StateView();
    const { capacity } = world.entities;
    const seen = new Int32Array(capacity);
    this.viewers.set(client, { player, seenIn: new Int32Array(capacity), seen, seenCount: 0 });
  }

  override onLeave(client: Client): void {
    this.viewers.delete(client);
  }
}

await loadPhysics();
const { compiled } = openWireGame(players);
const world = createWorld({ game: compiled, seed: WIRE_SEED, scripts: null });
tick(world, createJoinInputs(players));

const transport = new WebSocketTransport();
const server = new Server({ greet: false, gracefullyShutdown: false, transport });
server.define('wire', WireRoom);
await server.listen(0, '127.0.0.1');
const { port } = transport.server!.address() as { port: number };
const listing = await matchMaker.createRoom('wire', {});
const room = matchMaker.getLocalRoomById(listing.roomId) as unknown as WireRoom;
const entities = openEntities(room.state, world);
const grid = createWireGrid(world);
const onScreen = new Int32Array(world.entities.capacity);
const state = { seats: 0, snapshot: 0, dueAt: performance.now(), isFrozen: false };
const tickMs = 1000 * compiled.tickSeconds;

loop();
await serveFigures({
  '/seats': (query) => reserve(Number(query.get('count'))),
  '/freeze': () => {
    state.isFrozen = true;
    return world.tick;
  },
});

function openEntities({ entities: all }: WireState, { entities: { records, top } }: World): WireEntity[] {
  return Array.from({ length: top }, (_, slot) => {
    const entity = new WireEntity();
    copyEntityState(entity, world, records[slot]!);
    all.set(String(slot), entity);
    return entity;
  });
}

async function reserve(count: number): Promise<WireSeat[]> {
  const seats: WireSeat[] = [];
  for (let index = 0; index < count; index += 1) {
    state.seats += 1;
    const player = state.seats;
    const { sessionId, processId, roomId } = await matchMaker.reserveSeatFor(listing, { player });
    const address = `ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}`;
    seats.push({ address, ticket: '', player });
  }
  return seats;
}

/** Ticks at fixed times, as our rooms do. */
function loop(): void {
  if (state.isFrozen) return;
  step();
  state.dueAt += tickMs;
  const now = performance.now();
  if (now - state.dueAt > tickMs * 3) state.dueAt = now;
  setTimeout(loop, Math.max(0, state.dueAt - now));
}

function step(): void {
  tick(world, []);
  state.snapshot += 1;
  const { records, top } = world.entities;
  for (let slot = 0; slot < top; slot += 1) copyEntityState(entities[slot]!, world, records[slot]!);
  fillWireGrid(grid, world);
  for (const [client, viewer] of room.viewers) updateView(client.view!, viewer);
  room.broadcastPatch();
}

function updateView(view: StateView, viewer: Viewer): void {
  const unit = findUnit(world, world.players.get(viewer.player)!.unit)!;
  const seenCount = findOnScreen(grid, world, findWireScreen(world, unit.slot), onScreen);
  const { seenIn } = viewer;
  const before = state.snapshot - 1;
  for (let index = 0; index < seenCount; index += 1) {
    const slot = onScreen[index]!;
    if (seenIn[slot] !== before) view.add(entities[slot]!);
    seenIn[slot] = state.snapshot;
  }
  for (let index = 0; index < viewer.seenCount; index += 1) {
    const slot = viewer.seen[index]!;
    if (seenIn[slot] === before) view.remove(entities[slot]!);
  }
  viewer.seen.set(onScreen.subarray(0, seenCount));
  viewer.seenCount = seenCount;
}
