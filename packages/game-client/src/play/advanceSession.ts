import type { PredictedControls } from '@playloom/engine';
import { type ClientMessage, decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import { hasSameHeldControls, hasSamePointer, recordControls } from '../predict/ControlsLog.ts';
import { predictUntil } from '../predict/Predictor.ts';
import { computeTicksAhead } from '../time/InputLead.ts';
import { estimateArrivingTick } from '../time/ServerTime.ts';
import { steerTicks } from '../time/SteeredTicks.ts';
import { type ClientSession, SNAPSHOT_MS } from './ClientSession.ts';

/** Where the mouse is is told so often; keys and sticks are told at once. */
const POINTERS_PER_SECOND = 20;
const DELAY_MIN_MS = 50;
const DELAY_MAX_MS = 250;

/**
 * Lets time pass until `now`: looks at the hands when a tick begins, tells the room what changed, and
 * predicts. Gives back how many ticks began.
 */
export function advanceSession(
  session: ClientSession,
  heldControls: PredictedControls,
  now: number,
  send: (message: ClientMessage) => void,
): number {
  if (session.view.tick < 0) return 0;
  const { serverTime, clientTicks, shownTicks, tickMs } = session;
  const arriving = estimateArrivingTick(serverTime, now);
  const goal = arriving + computeTicksAhead(session.lead, tickMs, serverTime.jitterMs);
  const hasJumped = steerTicks(clientTicks, goal, tickMs, now);
  steerTicks(shownTicks, arriving - computeShownDelay(session) / tickMs, tickMs, now);
  const tick = Math.floor(clientTicks.ticks);
  if (hasJumped || session.controlledTick < 0) session.controlledTick = tick - 1;
  // Where the count went back, ticks come again: what was told for them holds.
  const ticks = tick - session.controlledTick;
  if (ticks <= 0) return 0;
  session.controlledTick = tick;
  sendControls(session, heldControls, tick, send);
  // In the ticks before, which a slow picture may have left out, was held what was told last.
  if (session.predictor !== null) predictUntil(session.predictor, tick, session.log);
  return ticks;
}

/** Milliseconds the others are shown late: as much as the line is uneven. */
export function computeShownDelay({ serverTime }: ClientSession): number {
  return Math.max(DELAY_MIN_MS, Math.min(DELAY_MAX_MS, SNAPSHOT_MS + serverTime.jitterMs));
}

function sendControls(
  session: ClientSession,
  heldControls: PredictedControls,
  tick: number,
  send: (message: ClientMessage) => void,
): void {
  // Those who only watch hold nothing.
  if (session.welcome?.player == null) return;
  const { controls, pointerTick } = session.sent;
  const isPointerDue = tick - pointerTick >= session.tickRate / POINTERS_PER_SECOND;
  // Whoever has not been told yet may still hold what was held before the connection was lost.
  const isUnsent = pointerTick < 0;
  const hasChanged =
    isUnsent ||
    !hasSameHeldControls(heldControls, controls) ||
    (isPointerDue && !hasSamePointer(heldControls, controls));
  if (!hasChanged) return;
  const message: ClientMessage = { kind: 'controls', tick, ...heldControls };
  send(message);
  session.sent = { controls: heldControls, pointerTick: tick };
  recordControls(session.log, tick, roundControls(message, heldControls));
}

/** The wire rounds. Predicting with anything else than what the room gets would be wrong in every tick. */
function roundControls(message: ClientMessage, heldControls: PredictedControls): PredictedControls {
  const read = decodeClientMessage(encodeClientMessage(message));
  if (!read.ok || read.value.kind !== 'controls') return heldControls;
  const { keys, mouseX, mouseY, stick } = read.value;
  return { keys, mouseX, mouseY, stick };
}
