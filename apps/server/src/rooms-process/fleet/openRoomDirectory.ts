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
import type { ColyseusFleet } from '../colyseus/startColyseus.ts';
import { clearDraining } from './draining.ts';
import { clearRegion, announceRegion } from './regions.ts';

/** The list of rooms: in this process only, or shared with other processes in Redis. */
interface RoomDirectory {
  /** How Colyseus finds rooms and processes. */
  readonly fleet: ColyseusFleet;
  /** Calls to the platform over Redis; null if the parent process answers them. */
  readonly platform: PlatformCalls | null;
  /** Tells other processes about this one and starts answering their calls. Called when Colyseus has started. */
  join(calls: RoomsCalls): Promise<void>;
  close(): Promise<void>;
}

export async function openRoomDirectory(settings: RoomsSettings, log: Logger): Promise<RoomDirectory> {
  const { redisUrl } = settings;
  if (redisUrl !== null) return openShared(redisUrl, settings, log);
  return { fleet: {}, platform: null, join: async () => undefined, close: async () => undefined };
}

async function openShared(redisUrl: string, settings: RoomsSettings, log: Logger): Promise<RoomDirectory> {
  const [
    { RedisDriver },
    { RoomsPresence },
    { createFleetBus },
    { createProcessChooser },
    { watchDeadProcesses },
  ] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('../colyseus/RoomsPresence.ts'),
    import('../../rooms-gateway/fleet/createFleetBus.ts'),
    import('./createProcessChooser.ts'),
    import('./watchDeadProcesses.ts'),
  ]);
  const presence = new RoomsPresence(redisUrl);
  const driver = new RedisDriver(redisUrl);
  const { publicAddress, region } = settings;
  const bus = Promise.withResolvers<FleetBus>();
  const ask = async (name: string, args: readonly unknown[]): Promise<unknown> =>
    (await bus.promise).call('web', name, args);
  const stopSweeping = watchDeadProcesses(log);
  return {
    fleet: {
      presence,
      driver,
      selectProcessIdToCreateRoom: createProcessChooser(),
      ...(publicAddress === null ? {} : { publicAddress }),
    },
    platform: settings.needsThroughRedis
      ? createRemoteProxy<PlatformCalls>({ call: ask }, PLATFORM_CALL_NAMES)
      : null,
    async join(calls) {
      await announceRegion(region);
      bus.resolve(await createFleetBus(redisUrl, log, 'rooms', pickHandlers(calls, ROOMS_CALL_NAMES)));
    },
    async close() {
      stopSweeping();
      await clearRegion(matchMaker.processId);
      await clearDraining(matchMaker.processId);
      (await bus.promise).close();
      presence.shutdown();
      await driver.shutdown();
    },
  };
}
