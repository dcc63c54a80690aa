import type { EntityId, Game } from '@playloom/game-format';
import {
  createWireNames,
  createClientView,
  type ClientView,
  type WireNames,
  type OwnUnitView,
  protocolLimits,
  type ViewEvent,
  type WelcomeMessage,
} from '@playloom/protocol';
import type { PredictedControls } from '@playloom/engine';
import { type ControlsLog, createControlsLog } from '../predict/ControlsLog.ts';
import { createGlide, type CorrectionGlide } from '../predict/CorrectionGlide.ts';
import { type Predictor, stopPredicting } from '../predict/Predictor.ts';
import { createInputLead, type InputLead } from '../time/InputLead.ts';
import { createServerTime, resetServerTime, type ServerTime } from '../time/ServerTime.ts';
import { createSmoothedTicks, type SmoothedTicks } from '../time/SmoothedTicks.ts';
import type { Pose, EntityTrack } from '../entities/EntityTrack.ts';

/** The client's state of a running game, independent of how it is drawn. */
export interface ClientSession {
  readonly game: Game;
  readonly names: WireNames;
  readonly tickRate: number;
  readonly tickMs: number;
  view: ClientView;
  welcome: WelcomeMessage | null;
  readonly serverTime: ServerTime;
  readonly lead: InputLead;
  /** The tick of the player's input, which is ahead of the server. */
  readonly clientTicks: SmoothedTicks;
  /** The tick at which all other entities are shown, which is behind the server. */
  readonly shownTicks: SmoothedTicks;
  /** The last tick for which controls were read. */
  controlledTick: number;
  sent: SentControls;
  log: ControlsLog;
  readonly tracks: Map<EntityId, EntityTrack>;
  /** Null until physics has loaded. */
  predictor: Predictor | null;
  readonly glide: CorrectionGlide;
  /** The last shown pose of the player's unit. `isPredicted` says whether it came from prediction. */
  shown: ShownUnit | null;
  /** The player's unit in the last snapshot. */
  lastOwn: { readonly unit: OwnUnitView; readonly tick: number } | null;
  /** Events that are presented when the shown tick reaches them. */
  readonly waiting: { readonly tick: number; readonly event: ViewEvent }[];
  /** Shown cells that differ from the release's map. */
  readonly tilesShown: Map<number, number>;
  /** The value of `stats.snapshots` when `tilesShown` was last updated. */
  tilesReadAt: number;
  /** `leaps`: how often the player's unit was teleported or replaced. */
  readonly stats: { snapshots: number; leaps: number };
}

interface SentControls {
  readonly controls: PredictedControls;
  readonly pointerTick: number;
}

export interface ShownUnit extends Pose {
  readonly id: EntityId;
  readonly isPredicted: boolean;
  /** The value of `stats.leaps` when the pose was computed. */
  readonly leaps: number;
}

export const SNAPSHOT_MS = 1000 / protocolLimits.SNAPSHOTS_PER_SECOND;

const NOTHING_SENT: SentControls = {
  controls: { keys: [], mouseX: 0, mouseY: 0, stick: null },
  pointerTick: -1,
};

export function createClientSession(game: Game, now: number): ClientSession {
  const { tickRate } = game.settings;
  return {
    game,
    names: createWireNames(game),
    tickRate,
    tickMs: 1000 / tickRate,
    view: createClientView(),
    welcome: null,
    serverTime: createServerTime(tickRate),
    lead: createInputLead(),
    clientTicks: createSmoothedTicks(0, now),
    shownTicks: createSmoothedTicks(0, now),
    controlledTick: -1,
    sent: NOTHING_SENT,
    log: createControlsLog(),
    tracks: new Map(),
    predictor: null,
    glide: createGlide(),
    shown: null,
    lastOwn: null,
    waiting: [],
    tilesShown: new Map(),
    tilesReadAt: 0,
    stats: { snapshots: 0, leaps: 0 },
  };
}

/** Resets the session for a new connection: the room sends everything again, and the client its controls. */
export function startClientSession(session: ClientSession, welcome: WelcomeMessage): void {
  session.welcome = welcome;
  session.view = createClientView();
  session.tracks.clear();
  resetServerTime(session.serverTime);
  // The room's clock may differ now, so both tick counts restart from it.
  session.clientTicks.ticks = -Infinity;
  session.shownTicks.ticks = -Infinity;
  if (session.predictor !== null) stopPredicting(session.predictor);
  session.lead.lastControlsTick = -1;
  session.sent = NOTHING_SENT;
  session.log = createControlsLog();
  session.controlledTick = -1;
  session.lastOwn = null;
  session.waiting.length = 0;
}
