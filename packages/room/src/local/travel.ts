import { clearTrace, restoreSnapshot, setGame, tick } from '@playloom/engine';
import { letIn } from '../clients/admit.ts';
import { applyDeeds } from './applyDeeds.ts';
import type { DebugState } from './DebugState.ts';
import { deliver } from './deliver.ts';
import { findKeyframe, forgetAfter, recordOf, startOf } from './History.ts';
import { observeTick } from './observeTick.ts';
import { renewRoom } from './renewRoom.ts';

/** Takes the world to a tick that was played before, and shows it to everyone. */
export function lookAt(state: DebugState, wanted: number): void {
  const { history, room } = state;
  const { world } = room;
  const { tickRate } = world.game;
  const goal = Math.min(history.end, Math.max(startOf(history, tickRate), Math.round(wanted)));
  if (goal < world.tick || goal - world.tick > tickRate) {
    const { snapshot, game } = findKeyframe(history, goal, tickRate);
    setGame(world, game);
    clearTrace(state.trace);
    restoreSnapshot(world, snapshot);
  }
  while (world.tick < goal) replayTick(state);
  state.hasJumped = true;
  showMoment(state, { goesOn: false });
}

/** Everyone sees the world as it is now. */
export function showMoment(state: DebugState, plan: { readonly goesOn: boolean }): void {
  // What was on its way belongs to the time before.
  deliver(state);
  state.room = renewRoom(state.room, plan);
  deliver(state);
}

/** What was already played, once more: nobody outside is told of it again. */
function replayTick(state: DebugState): void {
  const { world } = state.room;
  const { deeds, inputs } = recordOf(state.history, world.tick + 1);
  applyDeeds(state, deeds);
  tick(world, inputs);
  observeTick(state);
}

/**
 * From here on it happens anew. Whoever is connected and was not there yet joins again, players of those who
 * have left since go, and nobody holds what somebody held then.
 */
export function playOn(state: DebugState): void {
  const { history, room } = state;
  const { world } = room;
  const { hasJumped } = state;
  state.hasJumped = false;
  forgetAfter(history, world.tick);
  // What was edited in the meantime came later than this moment, and holds all the same.
  if (world.game !== state.game && state.deeds.length === 0)
    state.deeds = [{ kind: 'swap', game: state.game }];
  const seated = new Set<number>();
  for (const client of room.clients.values()) {
    if (client.player === null) continue;
    seated.add(client.player);
    const player = world.players.get(client.player);
    if (player === undefined) {
      const wasIn = client.hasJoined;
      client.hasJoined = false;
      if (wasIn) letIn(room, client);
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
