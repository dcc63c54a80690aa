import { clearRuleTrace, restoreSnapshot, setWorldGame, tick } from '@playloom/engine';
import { joinWorld } from '../clients/admitClient.ts';
import { applyDebugEdits } from './applyDebugEdits.ts';
import type { DebugState } from './DebugState.ts';
import { deliverDebugReports } from './deliverDebugReports.ts';
import { findReplayKeyframe, discardHistoryAfter, findTickRecord, findOldestTick } from './DebugHistory.ts';
import { collectTickEvents } from './collectTickEvents.ts';
import { recreateRoom } from './recreateRoom.ts';

/** Moves the world to a tick that was already played, and shows it to everyone. */
export function seekToTick(state: DebugState, wanted: number): void {
  const { history, room } = state;
  const { world } = room;
  const { tickRate } = world.game;
  const goal = Math.min(history.end, Math.max(findOldestTick(history, tickRate), Math.round(wanted)));
  if (goal < world.tick || goal - world.tick > tickRate) {
    const { snapshot, game } = findReplayKeyframe(history, goal, tickRate);
    setWorldGame(world, game);
    clearRuleTrace(state.trace);
    restoreSnapshot(world, snapshot);
  }
  while (world.tick < goal) replayTick(state);
  state.hasJumped = true;
  showCurrentTick(state, { isContinuing: false });
}

/** Sends the current state of the world to all clients in full. */
export function showCurrentTick(state: DebugState, plan: { readonly isContinuing: boolean }): void {
  // Deliver pending reports first: they belong to the moment before the jump.
  deliverDebugReports(state);
  state.room = recreateRoom(state.room, plan);
  deliverDebugReports(state);
}

/** Replays a tick that was already played; nothing is reported again. */
function replayTick(state: DebugState): void {
  const { world } = state.room;
  const { edits, inputs } = findTickRecord(state.history, world.tick + 1);
  applyDebugEdits(state, edits);
  tick(world, inputs);
  collectTickEvents(state);
}

/**
 * Continues the game from this tick and discards everything after it. Connected players who had not joined
 * yet join again, players who have left since are removed, and all held keys are released.
 */
export function resumeFromTick(state: DebugState): void {
  const { history, room } = state;
  const { world } = room;
  const { hasJumped } = state;
  state.hasJumped = false;
  discardHistoryAfter(history, world.tick);
  // Edits that were made after this tick stay in effect.
  if (world.game !== state.game && state.edits.length === 0)
    state.edits = [{ kind: 'swap', game: state.game }];
  const seated = new Set<number>();
  for (const client of room.clients.values()) {
    if (client.player === null) continue;
    seated.add(client.player);
    const player = world.players.get(client.player);
    if (player === undefined) {
      const wasIn = client.hasJoined;
      client.hasJoined = false;
      if (wasIn) joinWorld(room, client);
      continue;
    }
    client.hasJoined = true;
    const { keys, stick, mouseX, mouseY } = player.controls;
    if (!hasJumped || (keys.length === 0 && stick === null)) continue;
    room.inputs.push({ kind: 'controls', player: player.id, keys: [], mouseX, mouseY, stick: null });
  }
  for (const { id, isBot } of world.players.values()) {
    if (!isBot && !seated.has(id)) room.inputs.push({ kind: 'leave', player: id });
  }
}
