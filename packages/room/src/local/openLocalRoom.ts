import type { Transport } from '@playloom/protocol';
import type { Visitor } from '../Visitor.ts';
import type { RoomCommand } from '../worker/RoomCommand.ts';
import type { RoomReport } from '../worker/RoomReport.ts';
import type { LoadScripts, RoomWorkerClock } from '../worker/RoomWorker.ts';
import { runRoomWorker } from '../worker/runRoomWorker.ts';
import { createDoor, hearReport, meetVisitor } from './Door.ts';

export interface LocalRoomPlan {
  /** The document of the game, as JSON text. */
  readonly document: string;
  readonly seed: number;
  readonly clock: RoomWorkerClock;
  readonly loadScripts: LoadScripts;
  /** The other maps that players can go to; whoever opened the room takes them there. */
  readonly maps?: readonly string[];
  /** What creators want to see: problems, printed lines, that the room has ended. Bytes for clients are not among it. */
  readonly onReport?: (report: RoomReport) => void;
}

const ROOM = 'local';

/** A room for people at this machine: trying out a draft, playing without a server. It speaks the server's very wire. */
export interface LocalRoom {
  /** Connects someone; they say `hello` with any ticket, or `resume` with the token of a lost connection. */
  connect(transport: Transport, visitor: Visitor): void;
  close(reason: string): void;
}

export function openLocalRoom(plan: LocalRoomPlan): LocalRoom {
  const { document, seed, clock, loadScripts, onReport, maps = [] } = plan;
  const door = createDoor(ROOM);
  runRoomWorker(
    {
      post(report) {
        hearReport(door, report);
        // Later: the room is in the middle of telling what a tick led to.
        if (report.kind === 'travel') clock.schedule(() => door.command(answerTravel(report, maps)), 0);
        if (report.kind !== 'sends' && report.kind !== 'keyframe') onReport?.(report);
      },
      onCommand(listener) {
        door.command = listener;
      },
    },
    clock,
    loadScripts,
  );
  door.command({
    kind: 'open',
    room: ROOM,
    roomName: 'Local room',
    lobbyCode: null,
    document,
    seed,
    keyframe: null,
    phase: 0,
    scriptsOff: null,
    sequence: 0,
    seats: [],
  });
  return {
    connect: (transport, visitor) => meetVisitor(door, transport, visitor),
    close: (reason) => door.command({ kind: 'close', room: ROOM, reason }),
  };
}

/** The way to a map that is there; else everybody is told, as by the server. */
function answerTravel(
  { client, map }: Extract<RoomReport, { kind: 'travel' }>,
  maps: readonly string[],
): RoomCommand {
  if (maps.includes(map)) return { kind: 'travel', room: ROOM, client, gameSlug: map, token: '' };
  return { kind: 'notice', room: ROOM, id: 'no-such-map', text: `There is no map “${map}” to go to.` };
}
