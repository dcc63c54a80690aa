import { matchMaker } from '@colyseus/core';
import {
  PLATFORM_CALL_NAMES,
  ROOMS_CALL_NAMES,
  type PlatformCalls,
  type RoomsCalls,
  type RoomsSettings,
} from '@playloom/room-contract';
import type { Logger } from 'pino';
import { createRemoteProxy, pickHandlers } from '../../rooms-gateway/channel/createCallChannel.ts';
import type { FleetBus } from '../../rooms-gateway/fleet/createFleetBus.ts';
import type { MovingRoom } from '../context/RoomsContext.ts';
import type { ColyseusFleet } from '../colyseus/startColyseus.ts';
import type { JournalStore } from '../journal/JournalStore.ts';
import type { KeyedCounter } from '../sockets/createKeyedCounter.ts';
import { announceProcess } from './announceProcess.ts';
import { createProcessChooser } from './createProcessChooser.ts';
import { clearDraining } from './draining.ts';
import { clearOwner, findOwner } from './owners.ts';
import { clearRegion } from './regions.ts';
import { clearSocketCounts, shareSocketCounts } from './shareSocketCounts.ts';
import { watchDeadProcesses } from './watchDeadProcesses.ts';

/** The list of rooms: in this process only, or shared with other processes in Redis. */
interface RoomDirectory {
  /** How Colyseus finds rooms and processes. */
  readonly fleet: ColyseusFleet;
  /** Calls to the platform over Redis; null if the parent process answers them. */
  readonly platform: PlatformCalls | null;
  /** Journals that other processes can read; null if there are no others. */
  readonly journals: JournalStore | null;
  /**
   * Lets any other process continue a room, or that of `ownerId`. Returns the new address of the room, or null if none
   * can take it.
   */
  moveRoom(room: MovingRoom, ownerId?: string): Promise<string | null>;
  /** Called whenever this process can be reached by others again after it could not. */
  onBack(run: () => void): void;
  /** Tells other processes about this one and starts answering their calls. Called when Colyseus has started. */
  join(member: FleetMember): Promise<void>;
  close(): Promise<void>;
}

interface FleetMember {
  readonly calls: RoomsCalls;
  readonly networks: KeyedCounter;
  isDraining(): boolean;
  /** Continues a room of another process. */
  takeRoom(room: MovingRoom): Promise<string | null>;
}

const TAKE_ROOM_CALL = 'takeRoom';

export async function openRoomDirectory(settings: RoomsSettings, log: Logger): Promise<RoomDirectory> {
  const { redisUrl } = settings;
  if (redisUrl !== null) return openShared(redisUrl, settings, log);
  return {
    fleet: {},
    platform: null,
    journals: null,
    moveRoom: async () => null,
    onBack: () => undefined,
    join: async () => undefined,
    close: async () => undefined,
  };
}

async function openShared(redisUrl: string, settings: RoomsSettings, log: Logger): Promise<RoomDirectory> {
  // A process without Redis need not load the client.
  const [
    { connectRedis },
    { RoomsDriver },
    { RoomsPresence },
    { createFleetBus },
    { createRedisJournalStore },
  ] = await Promise.all([
    import('../../redis/connectRedis.ts'),
    import('../colyseus/RoomsDriver.ts'),
    import('../colyseus/RoomsPresence.ts'),
    import('../../rooms-gateway/fleet/createFleetBus.ts'),
    import('../journal/createRedisJournalStore.ts'),
  ]);
  const redis = connectRedis(redisUrl, log);
  const presence = new RoomsPresence(redis);
  const driver = new RoomsDriver(redis.commands);
  await redis.attempted;
  const { publicAddress, region, ownerId } = settings;
  const bus = Promise.withResolvers<FleetBus>();
  const ask = async (name: string, args: readonly unknown[]): Promise<unknown> =>
    (await bus.promise).call('web', name, args);
  const chooseProcess = createProcessChooser();
  const stops: (() => void)[] = [];
  return {
    fleet: {
      presence,
      driver,
      selectProcessIdToCreateRoom: chooseProcess,
      ...(publicAddress === null ? {} : { publicAddress }),
    },
    platform: settings.needsThroughRedis
      ? createRemoteProxy<PlatformCalls>({ call: ask }, PLATFORM_CALL_NAMES)
      : null,
    journals: createRedisJournalStore(redis, ownerId),
    async moveRoom(room, wantedId) {
      const id = wantedId ?? (await findNextOwner(await chooseProcess('', { preferredRegion: region })));
      const answer = id && (await (await bus.promise).call('rooms', TAKE_ROOM_CALL, [room], id));
      return typeof answer === 'string' ? answer : null;
    },
    onBack: (run) => redis.onBack(run),
    async join({ calls, networks, isDraining, takeRoom }) {
      const announce = (): Promise<void> => announceProcess({ driver, region, ownerId, isDraining });
      await announce();
      stops.push(watchDeadProcesses({ redis, log, region, ownerId, announce }), shareSocketCounts(networks));
      const handlers = { ...pickHandlers(calls, ROOMS_CALL_NAMES), [TAKE_ROOM_CALL]: takeRoom };
      bus.resolve(await createFleetBus(redis, log, 'rooms', handlers, { ownId: ownerId, isDraining }));
    },
    async close() {
      for (const stop of stops) stop();
      await clearRegion(matchMaker.processId);
      await clearOwner(matchMaker.processId);
      await clearDraining(matchMaker.processId);
      await clearSocketCounts(matchMaker.processId);
      await (await bus.promise).close();
      redis.close();
    },
  };
}

/** Returns null for this process, and for one that can't answer yet. */
async function findNextOwner(processId: string): Promise<string | null> {
  return processId === matchMaker.processId ? null : ((await findOwner(processId)) ?? null);
}
