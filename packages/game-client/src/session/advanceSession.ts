import type { PredictedControls } from '@playloom/engine';
import { type ClientMessage, decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import { hasSameHeldControls, hasSamePointer, recordControls } from '../predict/ControlsLog.ts';
import { predictUntil } from '../predict/Predictor.ts';
import { computeTicksAhead } from '../time/InputLead.ts';
import { estimateArrivingTick } from '../time/ServerTime.ts';
import { advanceSmoothedTicks } from '../time/SmoothedTicks.ts';
import { type ClientSession, SNAPSHOT_MS } from './ClientSession.ts';

/** How often the mouse position is sent. Keys and sticks are sent at once. */
const POINTERS_PER_SECOND = 20;
const DELAY_MIN_MS = 50;
const DELAY_MAX_MS = 250;

/**
 * Advances time to `now`: reads the controls at the start of each tick, sends changes to the room, and predicts.
 * Returns the number of new ticks.
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
  const hasJumped = advanceSmoothedTicks(clientTicks, goal, tickMs, now);
  advanceSmoothedTicks(shownTicks, arriving - computeShownDelay(session) / tickMs, tickMs, now);
  const tick = Math.floor(clientTicks.ticks);
  if (hasJumped || session.controlledTick < 0) session.controlledTick = tick - 1;
  // If the tick count went back, the controls for the repeated ticks were already sent.
  const ticks = tick - session.controlledTick;
  if (ticks <= 0) return 0;
  session.controlledTick = tick;
  sendControls(session, heldControls, tick, send);
  // A slow frame may skip ticks. They are predicted with the controls that were sent before.
  if (session.predictor !== null) predictUntil(session.predictor, tick, session.log);
  return ticks;
}

/** How late other entities are shown, in milliseconds: one snapshot interval plus the jitter of the connection. */
export function computeShownDelay({ serverTime }: ClientSession): number {
  return Math.max(DELAY_MIN_MS, Math.min(DELAY_MAX_MS, SNAPSHOT_MS + serverTime.jitterMs));
}

function sendControls(
  session: ClientSession,
  heldControls: PredictedControls,
  tick: number,
  send: (message: ClientMessage) => void,
): void {
  // Spectators have no controls.
  if (session.welcome?.player == null) return;
  const { controls, pointerTick } = session.sent;
  const isPointerDue = tick - pointerTick >= session.tickRate / POINTERS_PER_SECOND;
  // After reconnecting, the room may still have the old controls, so they are sent in any case.
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

/** The wire format rounds values. Prediction must use the rounded ones that the room gets. */
function roundControls(message: ClientMessage, heldControls: PredictedControls): PredictedControls {
  const read = decodeClientMessage(encodeClientMessage(message));
  if (!read.ok || read.value.kind !== 'controls') return heldControls;
  const { keys, mouseX, mouseY, stick } = read.value;
  return { keys, mouseX, mouseY, stick };
}
