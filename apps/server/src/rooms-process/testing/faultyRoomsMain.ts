import { GameRoom } from '../room/GameRoom.ts';
import type { RoomClient } from '../sockets/RoomClient.ts';

/** A rooms process with faults. A player whose name is a fault triggers that fault by joining. */
const faults: { readonly [name: string]: (room: GameRoom) => void } = {
  'throws in a timer': () => void setTimeout(() => fail('timer')),
  'rejects unhandled': () => void Promise.reject(new Error('rejection')),
  'throws on the clock': (room) => void room.clock.setTimeout(() => fail('clock'), 1),
  'throws in a message': (room) =>
    void (room.simulation = { ...room.simulation, message: () => fail('message') }),
  'throws in a report': (room) => void (room.publishCounts = () => fail('report')),
  'throws when joining': () => fail('join'),
};

function fail(where: string): never {
  throw new Error(`a mistake in a ${where}`);
}

const { onJoin } = GameRoom.prototype;
GameRoom.prototype.onJoin = function (this: GameRoom, client: RoomClient): void {
  onJoin.call(this, client);
  faults[this.members.find(client.sessionId)?.visitor.name ?? '']?.(this);
};

await import('../main.ts');
