import type { PredictedControls } from '@playloom/engine';
import type { Game } from '@playloom/game-format';
import type { ClientMessage, WelcomeMessage } from '@playloom/protocol';
import { emulateLatency } from '../connect/emulateLatency.ts';
import { createRoomLink, type RoomLink, type RoomLinkOptions } from '../connect/createRoomLink.ts';
import { computeErrorQuantile, computeMeanError } from '../predict/ErrorStats.ts';
import type { PredictionEngine } from '../predict/loadEngine.ts';
import { createPredictor } from '../predict/Predictor.ts';
import type { ClientStats, LatencyEmulation, StartOptions } from '../contract/StartOptions.ts';
import type { ClientClock } from '../time/ClientClock.ts';
import { recordRoundTrip, computeMedianRoundTrip } from '../time/InputLead.ts';
import { advanceSession, computeShownDelay } from './advanceSession.ts';
import { takeTileChanges, type ShownTileChange } from './takeTileChanges.ts';
import { computeShownOwnUnit } from './readOwnPose.ts';
import {
  createClientSession,
  startClientSession,
  type ClientSession,
  type ShownUnit,
} from './ClientSession.ts';
import { receiveSnapshot } from './receiveSnapshot.ts';

interface ClientCoreOptions {
  readonly game: Game;
  readonly connect: StartOptions['connect'];
  readonly clock: ClientClock;
  readonly latency?: LatencyEmulation | undefined;
  readonly onWelcome: (welcome: WelcomeMessage, isBack: boolean) => void;
  readonly onTravel: (gameSlug: string, token: string) => void;
  readonly onOffer?: RoomLinkOptions['onOffer'];
  readonly onLost: (until: number) => void;
  readonly onAwake: () => void;
  readonly onEnd: (id: string, text: string) => void;
}

/** A client without input devices, graphics and sound: connection, session state, prediction of the player's unit. */
export interface ClientCore {
  readonly session: ClientSession;
  readonly link: RoomLink;
  /** Advances time to now with these controls. Returns the number of new ticks. */
  advance(controls: PredictedControls): number;
  /** Returns where to draw the player's unit, `seconds` after the last frame. Call once per frame. */
  show(seconds: number): ShownUnit | null;
  /** Returns the map cells that changed since the last call, after passing them to prediction. */
  collectTileChanges(): readonly ShownTileChange[];
  send(message: ClientMessage): void;
  /** Turns prediction on. */
  usePrediction(engine: PredictionEngine): void;
  /** Recreates the prediction after the game document has changed. */
  refreshPrediction(): void;
  readStats(): Omit<ClientStats, 'framesDrawn'>;
  destroy(): void;
}

/** The first pings are sent at short intervals, because controls arrive late until the latency is known. */
const QUICK_PINGS = 6;
const QUICK_PING_MS = 150;
const PING_MS = 1000;

export function createClientCore(plan: ClientCoreOptions): ClientCore {
  const { clock, latency } = plan;
  const session = createClientSession(plan.game, clock.now());
  const pings = { sent: 0, nextAt: -Infinity };
  const link = createRoomLink({
    connect: plan.connect,
    clock,
    wrap: (transport) => (latency === undefined ? transport : emulateLatency(transport, latency, clock)),
    onWelcome(welcome, isBack) {
      startClientSession(session, welcome);
      pings.sent = 0;
      pings.nextAt = -Infinity;
      plan.onWelcome(welcome, isBack);
    },
    onSnapshot(bytes) {
      if (receiveSnapshot(session, bytes, clock.now()) !== null) link.end('bad-snapshot');
    },
    onPong: (time) => recordRoundTrip(session.lead, clock.now() - time),
    onTravel: plan.onTravel,
    ...(plan.onOffer && { onOffer: plan.onOffer }),
    onLost: plan.onLost,
    onAwake: plan.onAwake,
    onEnd: plan.onEnd,
  });
  const ping = (now: number): void => {
    if (!link.isOpen || now < pings.nextAt) return;
    pings.sent += 1;
    pings.nextAt = now + (pings.sent < QUICK_PINGS ? QUICK_PING_MS : PING_MS);
    link.send({ kind: 'ping', time: now });
  };
  return {
    session,
    link,
    advance(controls) {
      const now = clock.now();
      ping(now);
      return link.isOpen ? advanceSession(session, controls, now, link.send) : 0;
    },
    show: (seconds) => computeShownOwnUnit(session, seconds),
    collectTileChanges: () => collectTileChanges(session),
    send: link.send,
    usePrediction: (engine) => predictWith(session, engine),
    refreshPrediction() {
      const { predictor } = session;
      if (predictor === null) return;
      predictWith(session, predictor.engine);
      predictor.engine.freePrediction(predictor.prediction);
    },
    readStats: () => readStats(session, link),
    destroy() {
      if (link.isOpen) link.leave();
      else link.end('left');
      const { predictor } = session;
      session.predictor = null;
      predictor?.engine.freePrediction(predictor.prediction);
    },
  };
}

function predictWith(session: ClientSession, engine: PredictionEngine): void {
  session.predictor = createPredictor(engine, session.game);
  // The new predictor has the original map. This makes the next tile update include all earlier changes.
  session.tilesShown.clear();
  session.tilesReadAt = -1;
}

function collectTileChanges(session: ClientSession): readonly ShownTileChange[] {
  const changes = takeTileChanges(session);
  const { predictor } = session;
  if (predictor === null) return changes;
  for (const { layerIndex, x, y, cell } of changes) {
    predictor.engine.setPredictedTile(predictor.prediction, layerIndex, x, y, cell);
  }
  return changes;
}

function readStats(session: ClientSession, link: RoomLink): Omit<ClientStats, 'framesDrawn'> {
  const stats = session.predictor?.stats;
  return {
    roundTripMs: Math.round(computeMedianRoundTrip(session.lead)),
    corrections: stats?.corrections ?? 0,
    meanError: stats === undefined ? 0 : computeMeanError(stats),
    p99Error: stats === undefined ? 0 : computeErrorQuantile(stats, 0.99),
    interpolationMs: Math.round(computeShownDelay(session)),
    bytesReceived: link.bytesReceived,
    snapshots: session.stats.snapshots,
  };
}
