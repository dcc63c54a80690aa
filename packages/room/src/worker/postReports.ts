import type { ClientId } from './RoomCommand.ts';
import type { RoomReport } from './RoomReport.ts';
import type { RoomWorkerPort } from './RoomWorker.ts';

/** Hands reports over. All bytes of a step go in one buffer: handing over hundreds would take longer than encoding. */
export function postReports(port: RoomWorkerPort, reports: readonly RoomReport[]): void {
  for (const report of reports) {
    if (report.kind === 'sends') {
      const { sends, buffer } = packSends(report.sends);
      port.post({ ...report, sends }, [buffer]);
    } else if (report.kind === 'keyframe' || report.kind === 'tape') {
      const bytes = ownBuffer(report.bytes);
      port.post({ ...report, bytes }, [bytes.buffer]);
    } else {
      port.post(report, []);
    }
  }
}

function packSends(sends: readonly (readonly [ClientId, Uint8Array])[]) {
  let length = 0;
  for (const [, bytes] of sends) length += bytes.length;
  const packed = new Uint8Array(length);
  let place = 0;
  const parts = sends.map(([client, bytes]): [ClientId, Uint8Array] => {
    packed.set(bytes, place);
    place += bytes.length;
    return [client, packed.subarray(place - bytes.length, place)];
  });
  return { sends: parts, buffer: packed.buffer };
}

/** A window on a larger buffer would take all of it along. */
function ownBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isOwn = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isOwn ? (bytes as Uint8Array<ArrayBuffer>) : bytes.slice();
}
