import type { Transport } from '@playloom/protocol';
import type { RoomCommand, RoomMember, RoomReport } from '@playloom/room-contract';
import type { LoadScriptHostFactory, RoomWorkerClock } from '../worker/RoomWorker.ts';
import { runRoomWorker } from '../worker/runRoomWorker.ts';
import { createLocalGateway, deliverRoomReport, connectMember } from './LocalGateway.ts';

export interface LocalRoomSetup {
  /** The game's document, as JSON text. */
  readonly document: string;
  readonly seed: number;
  readonly clock: RoomWorkerClock;
  readonly loadScripts: LoadScriptHostFactory;
  /** Other maps that players can travel to. The owner of the room moves them there. */
  readonly maps?: readonly string[];
  /**
   * Reports for creators: problems, printed lines, the end of the room. Bytes for clients are not included.
   */
  readonly onReport?: (report: RoomReport) => void;
}

const ROOM = 'local';

/**
 * A room for players on this machine, for playtesting a draft or playing without a server. It uses the
 * server's wire format.
 */
export interface LocalRoom {
  /**
   * Connects a player, who sends `hello` with any ticket, or `resume` with the token of a lost connection.
   */
  connect(transport: Transport, member: RoomMember): void;
  close(reason: string): void;
}

export function openLocalRoom(plan: LocalRoomSetup): LocalRoom {
  const { document, seed, clock, loadScripts, onReport, maps = [] } = plan;
  const gateway = createLocalGateway(ROOM);
  runRoomWorker(
    {
      post(report) {
        deliverRoomReport(gateway, report);
        // Deferred, because the room is still processing the tick.
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

/** Grants a request to travel to an existing map. Otherwise notifies everyone, as the server does. */
function answerTravel(
  { client, map }: Extract<RoomReport, { kind: 'travel' }>,
  maps: readonly string[],
): RoomCommand {
  if (maps.includes(map)) return { kind: 'travel', room: ROOM, client, gameSlug: map, token: '' };
  return { kind: 'notice', room: ROOM, id: 'no-such-map', text: `The map “${map}” doesn’t exist.` };
}
