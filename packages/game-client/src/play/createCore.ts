import type { PredictedControls } from '@playloom/engine';
import type { Game } from '@playloom/game-format';
import type { ClientMessage, Welcome } from '@playloom/protocol';
import { emulateLatency } from '../connect/emulateLatency.ts';
import { createLink, type Link, type LinkPlan } from '../connect/createLink.ts';
import { errorQuantile, meanError } from '../predict/ErrorStats.ts';
import type { PredictionEngine } from '../predict/loadEngine.ts';
import { createPredictor } from '../predict/Predictor.ts';
import type { ClientStats, Connection, LatencyPlan } from '../StartOptions.ts';
import type { ClientClock } from '../time/ClientClock.ts';
import { noteRoundTrip, usualRoundTrip } from '../time/Lead.ts';
import { advanceSession, readDelay } from './advanceSession.ts';
import { readTileChanges, type TileChange } from './readTileChanges.ts';
import { showOwnUnit } from './readOwnPose.ts';
import { createSession, openSession, type Session, type ShownUnit } from './Session.ts';
import { takeSnapshot } from './takeSnapshot.ts';

export interface CorePlan {
  readonly game: Game;
  readonly connect: () => Promise<Connection>;
  readonly clock: ClientClock;
  readonly latency?: LatencyPlan | undefined;
  readonly onWelcome: (welcome: Welcome, isBack: boolean) => void;
  readonly onTravel: (gameSlug: string, token: string) => void;
  readonly onOffer?: LinkPlan['onOffer'];
  readonly onLost: (until: number) => void;
  readonly onAwake: () => void;
  readonly onEnd: (id: string, text: string) => void;
}

/** A client without hands and eyes: connection, what is known, and the prediction of the own unit. */
export interface Core {
  readonly session: Session;
  readonly link: Link;
  /** Lets time pass until now with these controls; gives back how many ticks began. */
  advance(hands: PredictedControls): number;
  /** Where the own unit is to be seen; once a picture. */
  show(seconds: number): ShownUnit | null;
  /** Cells of the map that changed; prediction knows them already. */
  takeTiles(): readonly TileChange[];
  send(message: ClientMessage): void;
  /** From now on the own unit is predicted. */
  usePrediction(engine: PredictionEngine): void;
  /** The game has changed under it: what is predicted goes by the new one. */
  refreshPrediction(): void;
  readStats(): Omit<ClientStats, 'framesDrawn'>;
  destroy(): void;
}

/** The first few come quickly: until the delay of the line is known, controls come late. */
const QUICK_PINGS = 6;
const QUICK_PING_MS = 150;
const PING_MS = 1000;

export function createCore(plan: CorePlan): Core {
  const { clock, latency } = plan;
  const session = createSession(plan.game, clock.now());
  const pings = { sent: 0, nextAt: -Infinity };
  const link = createLink({
    connect: plan.connect,
    clock,
    wrap: (transport) => (latency === undefined ? transport : emulateLatency(transport, latency, clock)),
    onWelcome(welcome, isBack) {
      openSession(session, welcome);
      pings.sent = 0;
      pings.nextAt = -Infinity;
      plan.onWelcome(welcome, isBack);
    },
    onSnapshot(bytes) {
      if (takeSnapshot(session, bytes, clock.now()) !== null) link.end('bad-snapshot');
    },
    onPong: (time) => noteRoundTrip(session.lead, clock.now() - time),
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
    advance(hands) {
      const now = clock.now();
      ping(now);
      return link.isOpen ? advanceSession(session, hands, now, link.send) : 0;
    },
    show: (seconds) => showOwnUnit(session, seconds),
    takeTiles: () => takeTiles(session),
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

function predictWith(session: Session, engine: PredictionEngine): void {
  session.predictor = createPredictor(engine, session.game);
  // What was changed before is told to it with the next look at the tiles.
  session.tilesShown.clear();
  session.tilesReadAt = -1;
}

function takeTiles(session: Session): readonly TileChange[] {
  const changes = readTileChanges(session);
  const { predictor } = session;
  if (predictor === null) return changes;
  for (const { layerIndex, x, y, cell } of changes) {
    predictor.engine.setTileInPrediction(predictor.prediction, layerIndex, x, y, cell);
  }
  return changes;
}

function readStats(session: Session, link: Link): Omit<ClientStats, 'framesDrawn'> {
  const stats = session.predictor?.stats;
  return {
    roundTripMs: Math.round(usualRoundTrip(session.lead)),
    corrections: stats?.corrections ?? 0,
    meanError: stats === undefined ? 0 : meanError(stats),
    p99Error: stats === undefined ? 0 : errorQuantile(stats, 0.99),
    interpolationMs: Math.round(readDelay(session)),
    bytesReceived: link.bytesReceived,
    snapshots: session.stats.snapshots,
  };
}
