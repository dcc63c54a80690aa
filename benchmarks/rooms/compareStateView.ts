import { Decoder } from '@colyseus/schema';
import { createWorld, findUnit, loadPhysics, tick } from '@playloom/engine';
import { copyEntityState, WireState, type WireFields } from '../scenes/stateViewSchema.ts';
import { createJoinInputs, openWireGame } from '../scenes/wireScene.ts';
import { findWireScreen, isOnScreen } from '../scenes/wireVisibility.ts';
import { addDifference, createDifferences, type Differences } from './Differences.ts';
import type { WireClient } from './WireClient.ts';
import { WIRE_SEED } from './WireServer.ts';

const ROOM_STATE = 14;
const ROOM_STATE_PATCH = 15;

/**
 * Compares what the clients of the peer decoded with a repeated simulation, at the last tick. Proves that the peer has
 * sent everything to everyone.
 */
export async function compareStateView(
  clients: readonly WireClient[],
  lastTick: number,
  players: number,
): Promise<Differences> {
  await loadPhysics();
  const { compiled } = openWireGame(players);
  const world = createWorld({ game: compiled, seed: WIRE_SEED, scripts: null });
  tick(world, createJoinInputs(players));
  while (world.tick < lastTick) tick(world, []);
  const found = createDifferences();
  const { x, y } = world.entities.motion;
  for (const client of clients) {
    const state = decodeAll(client);
    const unit = findUnit(world, world.players.get(client.player)!.unit)!;
    const screen = findWireScreen(world, unit.slot);
    let seen = 0;
    for (const entity of world.entities.records) {
      if (entity == null || !isOnScreen(screen, x[entity.slot]!, y[entity.slot]!)) continue;
      seen += 1;
      const wanted: WireFields = { x: 0, y: 0, rotation: 0, vx: 0, vy: 0, health: 0, animation: 0 };
      copyEntityState(wanted, world, entity);
      const known = state.entities.get(String(entity.slot));
      found.entities += 1;
      const isRight = (Object.keys(wanted) as (keyof WireFields)[]).every(
        (key) => known?.[key] === wanted[key],
      );
      if (!isRight)
        addDifference(found, `${entity.slot} for player ${client.player}: ${JSON.stringify(known)}`);
    }
    found.views += 1;
    if (state.entities.size !== seen)
      addDifference(found, `player ${client.player} sees ${state.entities.size} instead of ${seen}`);
  }
  return found;
}

function decodeAll({ frames }: WireClient): WireState {
  const decoder = new Decoder(new WireState());
  for (const frame of frames) {
    if (frame[0] === ROOM_STATE || frame[0] === ROOM_STATE_PATCH) decoder.decode(frame, { offset: 1 });
  }
  return decoder.state;
}
