import type { PredictedUnit, Prediction, NeighborProxy } from '@playloom/engine';
import type { Game } from '@playloom/game-format';
import { type ControlsLog, findControlsAtTick } from './ControlsLog.ts';
import { createErrorStats, type ErrorStats, recordPredictionError } from './ErrorStats.ts';
import { wrapAngle } from './CorrectionGlide.ts';
import type { PredictionEngine } from './loadEngine.ts';

/** Predicts the player's unit for ticks that the server has not sent yet. */
export interface Predictor {
  readonly engine: PredictionEngine;
  readonly prediction: Prediction;
  /**
   * False while the unit can't be predicted: it is missing, dead, carried, or not steered directly. It is then
   * interpolated like other entities.
   */
  isActive: boolean;
  /** The tick of `current`. */
  tick: number;
  previous: PredictedUnit | null;
  current: PredictedUnit | null;
  readonly past: Map<number, PredictedUnit>;
  readonly stats: ErrorStats;
}

interface ServerUnit {
  readonly unit: PredictedUnit;
  readonly tick: number;
  readonly neighbors: readonly NeighborProxy[];
  /** Whether the game teleported the unit. That can't be predicted, so it is not recorded as an error. */
  readonly wasPut: boolean;
}

/** Smaller differences are ignored, because messages from the server round positions. */
const POSITION_TOLERANCE = 1 / 64;
const VELOCITY_TOLERANCE = 1 / 8;
const ROTATION_TOLERANCE = 1 / 32;
/** At most this many ticks are replayed. After a longer silence of the server, a prediction would be useless. */
const REPLAY_MAX = 80;
const PAST_MAX = 256;

export function createPredictor(engine: PredictionEngine, game: Game): Predictor {
  return {
    engine,
    prediction: engine.createPrediction(engine.compileGame(game)),
    isActive: false,
    tick: -1,
    previous: null,
    current: null,
    past: new Map(),
    stats: createErrorStats(),
  };
}

/** Predicts all ticks up to `tick`. If there are too many, waits for the next snapshot instead. */
export function predictUntil(predictor: Predictor, tick: number, log: ControlsLog): void {
  if (!predictor.isActive || tick - predictor.tick > REPLAY_MAX) return;
  while (predictor.tick < tick) {
    const next = predictor.tick + 1;
    predictor.engine.predictTick(predictor.prediction, findControlsAtTick(log, next));
    predictor.tick = next;
    predictor.previous = predictor.current;
    predictor.current = predictor.engine.readPredictedUnit(predictor.prediction);
    if (predictor.current !== null) predictor.past.set(next, predictor.current);
    predictor.past.delete(next - PAST_MAX);
  }
}

/**
 * Compares the prediction for a tick with the server's state. If it was wrong, replays from there to the client's
 * tick and returns true.
 */
export function reconcilePrediction(
  predictor: Predictor,
  server: ServerUnit,
  log: ControlsLog,
  clientTick: number,
): boolean {
  const { engine, prediction, stats } = predictor;
  engine.setNeighborProxies(prediction, server.neighbors, server.tick);
  const guessed = predictor.isActive ? predictor.past.get(server.tick) : undefined;
  const isWrong = guessed === undefined || isOff(guessed, server.unit);
  if (guessed !== undefined && !server.wasPut) {
    recordPredictionError(stats, Math.hypot(guessed.x - server.unit.x, guessed.y - server.unit.y));
    if (isWrong) stats.corrections += 1;
  }
  // Neighbors that can be pushed are replayed even if the unit was right, or their positions would drift.
  if (!isWrong && !engine.hasPushableNeighbor(prediction)) return false;
  replay(predictor, server, log, clientTick);
  return true;
}

function replay(
  predictor: Predictor,
  { unit, tick }: ServerUnit,
  log: ControlsLog,
  clientTick: number,
): void {
  const { engine, prediction } = predictor;
  predictor.isActive = engine.setPredictedUnit(prediction, unit, tick, findControlsAtTick(log, tick));
  predictor.tick = tick;
  predictor.previous = unit;
  predictor.current = unit;
  predictor.past.clear();
  predictor.past.set(tick, unit);
  predictUntil(predictor, clientTick, log);
}

export function stopPredicting(predictor: Predictor): void {
  predictor.isActive = false;
  predictor.past.clear();
  predictor.previous = null;
  predictor.current = null;
}

function isOff(guessed: PredictedUnit, real: PredictedUnit): boolean {
  if (far(guessed.x, real.x, POSITION_TOLERANCE) || far(guessed.y, real.y, POSITION_TOLERANCE)) return true;
  if (far(guessed.vx, real.vx, VELOCITY_TOLERANCE) || far(guessed.vy, real.vy, VELOCITY_TOLERANCE))
    return true;
  if (Math.abs(wrapAngle(guessed.rotation - real.rotation)) > ROTATION_TOLERANCE) return true;
  return hasOtherState(guessed, real);
}

/** Compares state other than the position that affects the next ticks. */
function hasOtherState(guessed: PredictedUnit, real: PredictedUnit): boolean {
  return (
    guessed.type !== real.type ||
    guessed.scale !== real.scale ||
    guessed.speed !== real.speed ||
    guessed.isSteerable !== real.isSteerable ||
    guessed.pushedUntil !== real.pushedUntil ||
    guessed.platform?.isGrounded !== real.platform?.isGrounded ||
    guessed.platform?.jumpsLeft !== real.platform?.jumpsLeft
  );
}

function far(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) > tolerance;
}
