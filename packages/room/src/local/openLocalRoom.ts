import type { Transport } from '@playloom/protocol';
import type { RoomMember } from '../RoomMember.ts';
import type { RoomCommand } from '../worker/RoomCommand.ts';
import type { RoomReport } from '../worker/RoomReport.ts';
import type { LoadScripts, RoomWorkerClock } from '../worker/RoomWorker.ts';
import { runRoomWorker } from '../worker/runRoomWorker.ts';
import { createLocalGateway, deliverRoomReport, connectMember } from './LocalGateway.ts';

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
  connect(transport: Transport, member: RoomMember): void;
  close(reason: string): void;
}

export function openLocalRoom(plan: LocalRoomPlan): LocalRoom {
  const { document, seed, clock, loadScripts, onReport, maps = [] } = plan;
  const gateway = createLocalGateway(ROOM);
  runRoomWorker(
    {
      post(report) {
        deliverRoomReport(gateway, report);
        // Later: the room is in the middle of telling what a tick led to.
        if (report.kind === 'travel') clock.schedule(() => gateway.command(answerTravel(report, maps)), 0);
        if (report.kind !== 'sends' && report.kind !== 'keyframe') onReport?.(report);
      },
      onCommand(listener) {
        gateway.command = listener;
      },
    },
    clock,
    loadScripts,
  );
  gateway.command({
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
    connect: (transport, member) => connectMember(gateway, transport, member),
    close: (reason) => gateway.command({ kind: 'close', room: ROOM, reason }),
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
