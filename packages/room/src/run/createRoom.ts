import {
  createWorld,
  createWorldFromSnapshot,
  decodeSnapshot,
  FIRST_BOT_ID,
  type World,
} from '@playloom/engine';
import { fail, type Result, succeed } from '@playloom/game-format';
import { createOutbox, createRoomEncoder, protocolLimits } from '@playloom/protocol';
import { isLastingReport, type RoomReplay, type Seat } from '@playloom/room-contract';
import { createClient } from '../state/createClient.ts';
import { releaseControls } from '../clients/seats.ts';
import { sendWelcome } from '../clients/sendWelcome.ts';
import { createKickState } from '../state/KickState.ts';
import type { Room, RoomSetup } from '../state/Room.ts';
import { processWorldEvents } from './processWorldEvents.ts';
import { unpackInputs } from '../tape/packInputs.ts';
import { createRoomJournal } from '../tape/RoomJournal.ts';
import { createRoomTape } from '../tape/RoomTape.ts';
import { runTick } from './runTick.ts';
import { finishSteps, type Steps } from './steps.ts';
import { createVisibilityBuffers } from '../buffers/VisibilityBuffers.ts';

/** Creates a room, or restores one from a keyframe with everyone who was in it. Physics must be loaded. */
export function createRoom(plan: RoomSetup): Result<Room, string> {
  return finishSteps(createRoomInSteps(plan));
}

/** Does the same in steps, between which other rooms can play. */
export function* createRoomInSteps(plan: RoomSetup): Steps<Result<Room, string>> {
  const opened = openWorld(plan);
  if (!opened.ok) return opened;
  yield;
  const world = opened.value;
  const { keyframe = null, seats = [], scriptsOff = null, replay = null, isJournaled = false } = plan;
  const encoder = createRoomEncoder(plan.names);
  const room: Room = {
    plan,
    world,
    clients: new Map(),
    encoder,
    visibility: createVisibilityBuffers(world),
    tape: createRoomTape(world, plan.seed, keyframe),
    journal: null,
    snapshotTicks: Math.max(1, Math.round(world.game.tickRate / protocolLimits.SNAPSHOTS_PER_SECOND)),
    nextPlayer: findNextPlayer(world, seats),
    late: { passed: 0, due: 0 },
    sequence: plan.sequence ?? 0,
    inputs: scriptsOff === null ? [] : [{ kind: 'switch-off-scripts', reason: scriptsOff }],
    events: [],
    playerNames: new Map(),
    userIds: new Map(),
    purchases: new Set(),
    kickState: createKickState(),
    outbox: createOutbox(encoder.out),
    reports: [],
  };
  for (const { id, name, userId } of world.players.values()) {
    room.playerNames.set(id, name);
    if (userId !== null) room.userIds.set(id, userId);
  }
  // Scripts may emit events while starting; the first tick would discard them.
  processWorldEvents(room);
  if (replay !== null) yield* replayJournal(room, replay);
  if (isJournaled) room.journal = createRoomJournal(world, []);
  for (const seat of seats) restoreSeat(room, seat);
  removeStrayPlayers(room);
  return succeed(room);
}

/** Creates the world, or restores it from a keyframe. Scripts that are switched off are not started. */
function openWorld({
  game,
  seed,
  scripts,
  keyframe = null,
  scriptsOff = null,
}: RoomSetup): Result<World, string> {
  const host = scriptsOff === null ? scripts : null;
  if (keyframe === null) return succeed(createWorld({ game, seed, scripts: host }));
  const snapshot = decodeSnapshot(keyframe);
  return snapshot.ok
    ? succeed(createWorldFromSnapshot({ game, scripts: host }, snapshot.value))
    : fail(snapshot.error);
}

function findNextPlayer({ players }: World, seats: readonly Seat[]): number {
  const people = [...players.keys()].filter((id) => id < FIRST_BOT_ID);
  return Math.max(0, ...people, ...seats.map(({ player }) => player ?? 0)) + 1;
}

/**
 * Plays everything that happened after the keyframe. What left the room for good is not reported again, because its
 * owner has stored it.
 */
function* replayJournal(room: Room, { tick: end, inputs }: RoomReplay): Steps<void> {
  const byTick = new Map(inputs.flatMap(unpackInputs).map((played) => [played.tick, played.inputs]));
  while (room.world.tick < end) {
    runTick(room, byTick.get(room.world.tick + 1) ?? []);
    yield;
  }
  room.reports = room.reports.filter((report) => !isLastingReport(report));
  room.events = [];
}

/**
 * Restores a client's seat. The connection is the same as before, but its baseline is lost, so its view
 * starts over.
 */
function restoreSeat(room: Room, seat: Seat): void {
  const { client: id, player, visitor, isAway, resumeToken, layerOpacities = {} } = seat;
  const client = createClient(room, { id, player, member: visitor, resumeToken });
  client.hasJoined = player !== null && room.world.players.has(player);
  client.layerOpacities = layerOpacities;
  if (isAway) {
    client.awaySince = room.world.tick;
    releaseControls(room, client);
  }
  room.clients.set(id, client);
  if (!isAway) sendWelcome(room, client);
}

/** Removes players without a seat, who would otherwise stay in the world forever. */
function removeStrayPlayers(room: Room): void {
  const seated = new Set([...room.clients.values()].map(({ player }) => player));
  for (const { id, isBot } of room.world.players.values()) {
    if (!isBot && !seated.has(id)) room.inputs.push({ kind: 'leave', player: id });
  }
}
