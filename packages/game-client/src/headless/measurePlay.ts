import type { PredictedControls } from '@playloom/engine';
import type { Game, Key } from '@playloom/game-format';
import type { Transport } from '@playloom/protocol';
import { createHeadlessClient, type HeadlessClient } from './createHeadlessClient.ts';
import type { ShownUnit } from '../session/ClientSession.ts';
import type { PredictionEngine } from '../predict/loadEngine.ts';
import type { ClientStats, LatencyEmulation } from '../contract/StartOptions.ts';
import type { ManualClock } from '../time/createManualClock.ts';
import { createSeededRandom } from '../time/createSeededRandom.ts';

export interface PlayMeasurementPlan {
  /** The game as `createClientProjection` reduces it for clients. */
  readonly game: Game;
  readonly connect: () => Transport;
  readonly clock: ManualClock;
  readonly engine: PredictionEngine;
  readonly latency: LatencyEmulation;
  readonly seconds: number;
  readonly seed: number;
  /** Keys that are pressed at random. */
  readonly keys: readonly Key[];
}

/** How responsive and smooth the game was for the player. */
export interface PlayMeasurements extends Omit<ClientStats, 'framesDrawn'> {
  /** Client ticks from a key press until the predicted unit reacts. 0 is the tick of the press. */
  readonly responseTicks: number;
  /** The largest distance that the drawn unit moved in one frame beyond what its speed explains, in tiles. */
  readonly worstJump: number;
  /** Mean distance between the drawn and the predicted unit while corrections are smoothed, in tiles. */
  readonly meanGlide: number;
}

const FRAMES_PER_SECOND = 60;
const SPEED_SAMPLES_MAX = 4;
const WARM_UP_SECONDS = 3;

/** Plays a game for a while with a headless client. The clock is manual, so results are the same on every machine. */
export async function measurePlay(plan: PlayMeasurementPlan): Promise<PlayMeasurements> {
  const { clock, engine, latency, game } = plan;
  const client = createHeadlessClient(plan.connect(), 'Measured', game, { clock, engine, latency });
  await runFrames(client, clock, WARM_UP_SECONDS, () => undefined);
  const responseTicks = await measureResponse(client, clock);
  const chance = createSeededRandom(plan.seed);
  const controls = { until: 0 };
  const path = createPath();
  await runFrames(client, clock, plan.seconds, (shown) => {
    notePath(path, client, shown);
    if (clock.now() < controls.until) return;
    controls.until = clock.now() + 120 + chance() * 500;
    client.hold({ keys: plan.keys.filter(() => chance() < 0.35), ...pointSomewhere(game, chance) });
  });
  const stats = client.core.readStats();
  client.destroy();
  return {
    ...stats,
    responseTicks,
    worstJump: path.worstJump,
    meanGlide: path.frames === 0 ? 0 : path.glideSum / path.frames,
  };
}

interface Path {
  last: ShownUnit | null;
  /** Speeds in the last few frames, because in the frame of a landing part of the movement is still the fall. */
  readonly speeds: number[];
  worstJump: number;
  glideSum: number;
  frames: number;
  leaps: number;
}

function createPath(): Path {
  return { last: null, speeds: [], worstJump: 0, glideSum: 0, frames: 0, leaps: 0 };
}

function notePath(path: Path, client: HeadlessClient, shown: ShownUnit | null): void {
  const { last } = path;
  path.last = shown;
  const { stats } = client.core.session;
  const wasPut = stats.leaps !== path.leaps;
  path.leaps = stats.leaps;
  if (shown === null || last === null || wasPut || shown.id !== last.id) return;
  const { predictor, glide } = client.core.session;
  const speeds = [predictor?.current, predictor?.previous].map((unit) =>
    Math.hypot(unit?.vx ?? 0, unit?.vy ?? 0),
  );
  path.speeds.push(Math.max(...speeds));
  if (path.speeds.length > SPEED_SAMPLES_MAX) path.speeds.shift();
  const speed = Math.max(...path.speeds);
  const moved = Math.hypot(shown.x - last.x, shown.y - last.y);
  // 12% more than the speed, because the client's ticks can run slightly faster than real time.
  path.worstJump = Math.max(path.worstJump, moved - (speed * 1.12) / FRAMES_PER_SECOND);
  path.glideSum += Math.hypot(glide.x, glide.y);
  path.frames += 1;
}

/** Counts the ticks until a unit at rest moves after the stick was pushed. */
async function measureResponse(client: HeadlessClient, clock: ManualClock): Promise<number> {
  const { session } = client.core;
  client.hold({ keys: [], stick: null });
  await runFrames(client, clock, 1, () => undefined);
  // Units cannot move before a round begins.
  while (session.view.own.unit?.isSteerable !== true) await runFrames(client, clock, 0.5, () => undefined);
  const before = session.predictor?.current ?? null;
  const stick = { x: 1, y: 0 };
  client.hold({ stick });
  const pressed = { tick: -1, movedAt: -1 };
  await runFrames(client, clock, 0.5, () => {
    const { current, tick } = session.predictor!;
    if (pressed.tick < 0 && session.sent.controls.stick === stick) pressed.tick = session.controlledTick;
    if (pressed.movedAt >= 0 || current === null || before === null) return;
    const hasMoved =
      current.x !== before.x || current.vx !== before.vx || current.rotation !== before.rotation;
    if (hasMoved) pressed.movedAt = tick;
  });
  client.hold({ stick: null });
  return pressed.movedAt < 0 ? Infinity : pressed.movedAt - pressed.tick;
}

/** Runs frames for a number of seconds and lets pending promises settle in each. */
export async function runFrames(
  client: HeadlessClient,
  clock: ManualClock,
  seconds: number,
  onFrame: (shown: ShownUnit | null) => void,
): Promise<void> {
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    clock.advance(1000 / FRAMES_PER_SECOND);
    await Promise.resolve();
    onFrame(client.frame(1 / FRAMES_PER_SECOND));
  }
}

function pointSomewhere({ map }: Game, chance: () => number): Partial<PredictedControls> {
  return { mouseX: chance() * map.width, mouseY: chance() * map.height };
}
