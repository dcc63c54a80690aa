import type { RoomReport } from '@playloom/room-contract';
import type { RoomWorkerPort } from './RoomWorker.ts';

/** Posts reports and transfers their bytes, which are no longer needed here. */
export function postReports(port: RoomWorkerPort, reports: readonly RoomReport[]): void {
  for (const report of reports) {
    if (report.kind === 'sends') {
      port.post(report, [report.bytes.buffer]);
    } else if (report.kind === 'keyframe' || report.kind === 'tape') {
      const bytes = ownBuffer(report.bytes);
      port.post({ ...report, bytes }, [bytes.buffer]);
    } else {
      port.post(report, []);
    }
  }
}

/** Copies bytes that are only a part of their buffer, because transferring them would transfer all of it. */
function ownBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isOwn = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isOwn ? (bytes as Uint8Array<ArrayBuffer>) : bytes.slice();
}
