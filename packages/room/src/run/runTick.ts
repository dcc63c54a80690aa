import { type Input, tick } from '@playloom/engine';
import { addJournalInputs } from '../tape/RoomJournal.ts';
import { recordInputs } from '../tape/RoomTape.ts';
import type { Room } from '../state/Room.ts';
import { processWorldEvents } from './processWorldEvents.ts';

/** Plays one tick of the world with these inputs, and records them. */
export function runTick(room: Room, inputs: readonly Input[]): void {
  const { world } = room;
  for (const input of inputs) {
    if (input.kind === 'join') noteJoin(room, input);
    else if (input.kind === 'purchase') room.purchases.add(input.purchase);
  }
  tick(world, inputs);
  recordInputs(room.tape, world, inputs);
  if (room.journal !== null) addJournalInputs(room.journal, world, inputs);
  processWorldEvents(room);
}

/** Done here, from the input alone, so that a replay does it again. */
function noteJoin(room: Room, { player, userId }: Extract<Input, { kind: 'join' }>): void {
  if (userId !== null) room.userIds.set(player, userId);
  room.nextPlayer = Math.max(room.nextPlayer, player + 1);
}
