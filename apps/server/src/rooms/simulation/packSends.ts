import type { RoomReport } from '@playloom/room';

type Sends = Extract<RoomReport, { kind: 'sends' }>;

/** Everything a room sends in one step, for the way between two threads: there a list of hundreds of windows on one buffer takes longer than encoding. */
export interface PackedSends {
  readonly kind: 'packed-sends';
  readonly room: string;
  /** The client, and where its bytes begin and end. */
  readonly index: Int32Array;
  readonly bytes: Uint8Array;
}

export type ThreadReport = Exclude<RoomReport, Sends> | PackedSends;

const COLUMNS = 3;

/** The bytes of a report lie in one buffer already (`postReports`); only the list is written anew. */
export function packSends({ room, sends }: Sends): PackedSends {
  const index = new Int32Array(sends.length * COLUMNS);
  let place = 0;
  for (const [client, { byteOffset, byteLength }] of sends) {
    index[place] = client;
    index[place + 1] = byteOffset;
    index[place + 2] = byteOffset + byteLength;
    place += COLUMNS;
  }
  return { kind: 'packed-sends', room, index, bytes: new Uint8Array(sends[0]![1].buffer) };
}

export function unpackSends({ room, index, bytes }: PackedSends): Sends {
  const sends: [number, Uint8Array][] = [];
  for (let place = 0; place < index.length; place += COLUMNS) {
    sends.push([index[place]!, bytes.subarray(index[place + 1], index[place + 2])]);
  }
  return { kind: 'sends', room, sends };
}
