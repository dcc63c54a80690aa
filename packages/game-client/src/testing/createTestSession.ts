import { exampleGame, type Game, type GameInput, parseGame, isRecord } from '@playloom/game-format';
import {
  blankOwnView,
  blankRoomView,
  PROTOCOL_VERSION,
  type EntityView,
  type OwnUnitView,
  type PlayerView,
} from '@playloom/protocol';
import { createClientSession, type ClientSession } from '../session/ClientSession.ts';
import { addPoseSample, createEntityTrack } from '../entities/EntityTrack.ts';

/** Creates a session that plays the example game, at tick 100. */
export function createTestSession(
  changes: { readonly [Part in keyof GameInput]?: unknown } = {},
): ClientSession {
  const session = createClientSession(createSessionTestGame(changes), 0);
  session.welcome = {
    kind: 'welcome',
    protocol: PROTOCOL_VERSION,
    player: 1,
    tick: 100,
    tickRate: session.tickRate,
    roomName: 'Room',
    lobbyCode: null,
    resumeToken: 'token',
    resumeSeconds: 10,
  };
  session.view.tick = 100;
  session.view.own = blankOwnView;
  session.view.room = blankRoomView;
  session.shownTicks.ticks = 100;
  session.clientTicks.ticks = 110;
  return session;
}

function createSessionTestGame(changes: { readonly [Part in keyof GameInput]?: unknown } = {}): Game {
  const parsed = parseGame(merge(exampleGame(), changes));
  if (!parsed.ok) throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return parsed.value;
}

/** Adds an entity that this client sees. */
export function addVisibleEntity(session: ClientSession, changes: Partial<EntityView> = {}): EntityView {
  const entity: EntityView = {
    id: 65_536 + session.view.entities.size,
    kind: 'unit',
    type: 'hero',
    bornAt: 0,
    x: 5,
    y: 5,
    rotation: 0,
    vx: 0,
    vy: 0,
    scale: 1,
    name: null,
    team: null,
    owner: null,
    isDead: false,
    isMoving: false,
    isGrounded: true,
    hasNameLabel: true,
    isProtected: false,
    opacity: null,
    tint: null,
    animation: null,
    streams: [],
    text: null,
    held: null,
    carrier: null,
    buffs: [],
    attributes: [],
    count: 1,
    ...changes,
  };
  session.view.entities.set(entity.id, entity);
  const track = createEntityTrack(entity.bornAt);
  addPoseSample(track, session.view.tick, entity);
  session.tracks.set(entity.id, track);
  return entity;
}

export function addTestPlayer(session: ClientSession, changes: Partial<PlayerView> = {}): PlayerView {
  const player: PlayerView = {
    id: session.view.players.size + 1,
    name: 'Ada',
    isBot: false,
    isSignedIn: false,
    team: null,
    score: 0,
    unit: null,
    isAway: false,
    skin: null,
    ...changes,
  };
  session.view.players.set(player.id, player);
  return player;
}

/** Makes a visible entity the player's unit. */
export function makeOwnUnit(session: ClientSession, entity: EntityView): OwnUnitView {
  const { id, type, x, y, rotation, vx, vy, scale } = entity;
  const unit: OwnUnitView = {
    id,
    type,
    x,
    y,
    rotation,
    vx,
    vy,
    spin: 0,
    scale,
    speed: 5,
    isSteerable: true,
    pushedUntil: 0,
    platform: null,
  };
  session.view.own = { ...session.view.own, unit };
  return unit;
}

function merge(base: unknown, changes: unknown): unknown {
  if (!isRecord(base) || !isRecord(changes)) return changes;
  const merged: { [key: string]: unknown } = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    merged[key] = Object.hasOwn(base, key) ? merge(base[key], change) : change;
  }
  return merged;
}
