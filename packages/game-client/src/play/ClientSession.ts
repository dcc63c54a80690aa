import type { EntityId, Game } from '@playloom/game-format';
import {
  createNames,
  createClientView,
  type ClientView,
  type Names,
  type OwnUnitView,
  protocolLimits,
  type ViewEvent,
  type Welcome,
} from '@playloom/protocol';
import type { PredictedControls } from '@playloom/engine';
import { type ControlsLog, createControlsLog } from '../predict/ControlsLog.ts';
import { createGlide, type CorrectionGlide } from '../predict/CorrectionGlide.ts';
import { type Predictor, stopPredicting } from '../predict/Predictor.ts';
import { createInputLead, type InputLead } from '../time/InputLead.ts';
import { createServerTime, resetServerTime, type ServerTime } from '../time/ServerTime.ts';
import { createSteeredTicks, type SteeredTicks } from '../time/SteeredTicks.ts';
import type { Pose, EntityTrack } from '../view/EntityTrack.ts';

/** Everything a client knows about the game it is in; needs no page and no screen. */
export interface ClientSession {
  readonly game: Game;
  readonly names: Names;
  readonly tickRate: number;
  readonly tickMs: number;
  view: ClientView;
  welcome: Welcome | null;
  readonly serverTime: ServerTime;
  readonly lead: InputLead;
  /** The tick the player acts in: ahead of the server. */
  readonly clientTicks: SteeredTicks;
  /** The tick the others are shown at: behind the server. */
  readonly shownTicks: SteeredTicks;
  /** The last tick that controls were looked at for. */
  controlledTick: number;
  sent: SentControls;
  log: ControlsLog;
  readonly tracks: Map<EntityId, EntityTrack>;
  /** Null until physics has come. */
  predictor: Predictor | null;
  readonly glide: CorrectionGlide;
  /** How the own unit was shown last; `isPredicted` tells from which of the two ways it came. */
  shown: ShownUnit | null;
  /** The own unit in the last snapshot. */
  lastOwn: { readonly unit: OwnUnitView; readonly tick: number } | null;
  /** What happened and is told when the picture gets there. */
  readonly waiting: { readonly tick: number; readonly event: ViewEvent }[];
  /** Cells that were changed since the release's map, as they are shown. */
  readonly tilesShown: Map<number, number>;
  /** How many snapshots had come when the cells were last looked through. */
  tilesReadAt: number;
  /** `leaps`: how often the own unit was put elsewhere or became another. */
  readonly stats: { snapshots: number; leaps: number };
}

interface SentControls {
  readonly controls: PredictedControls;
  readonly pointerTick: number;
}

export interface ShownUnit extends Pose {
  readonly id: EntityId;
  readonly isPredicted: boolean;
  /** How often the game had put it elsewhere by then. */
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
    names: createNames(game),
    tickRate,
    tickMs: 1000 / tickRate,
    view: createClientView(),
    welcome: null,
    serverTime: createServerTime(tickRate),
    lead: createInputLead(),
    clientTicks: createSteeredTicks(0, now),
    shownTicks: createSteeredTicks(0, now),
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

/** A connection stands: the room tells everything anew, and hears anew what is held. */
export function startClientSession(session: ClientSession, welcome: Welcome): void {
  session.welcome = welcome;
  session.view = createClientView();
  session.tracks.clear();
  resetServerTime(session.serverTime);
  // The room's time may be another one now: both counts begin where it is.
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
