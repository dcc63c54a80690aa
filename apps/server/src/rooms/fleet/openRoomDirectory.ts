import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import {
  PLATFORM_CALL_NAMES,
  type PlatformCalls,
  type RoomsCalls,
  type RoomsSettings,
} from '@playloom/room-contract';
import { createRemoteProxy, type CallHandlers } from '../../platform/rooms/channel/createCallChannel.ts';
import type { FleetBus } from '../../platform/rooms/fleet/createFleetBus.ts';
import { closePresence } from '../../platform/rooms/fleet/closePresence.ts';
import { clearDraining } from './draining.ts';
import { clearRegion, announceRegion } from './regions.ts';

/** The list of rooms: in this process only, or shared with other processes in Redis. */
interface RoomDirectory {
  /** Calls to the platform over Redis; null if the parent process answers them. */
  readonly platform: PlatformCalls | null;
  /** Starts answering calls from other processes. */
  answer(calls: RoomsCalls): Promise<void>;
  close(): Promise<void>;
}

export async function openRoomDirectory(settings: RoomsSettings, log: Logger): Promise<RoomDirectory> {
  const { redisUrl } = settings;
  if (redisUrl !== null) return openShared(redisUrl, settings, log);
  await matchMaker.setup();
  return { platform: null, answer: async () => undefined, close: async () => undefined };
}

async function openShared(redisUrl: string, settings: RoomsSettings, log: Logger): Promise<RoomDirectory> {
  const [
    { RedisDriver },
    { RedisPresence },
    { createFleetBus },
    { createProcessChooser },
    { watchDeadProcesses },
  ] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
    import('../../platform/rooms/fleet/createFleetBus.ts'),
    import('./createProcessChooser.ts'),
    import('./watchDeadProcesses.ts'),
  ]);
  const presence = new RedisPresence(redisUrl);
  const driver = new RedisDriver(redisUrl);
  await matchMaker.setup(presence, driver, settings.publicAddress ?? undefined, createProcessChooser());
  await announceRegion(settings.region);
  const stopSweeping = watchDeadProcesses(log);
  const bus = Promise.withResolvers<FleetBus>();
  const ask = async (name: string, args: readonly unknown[]): Promise<unknown> =>
    (await bus.promise).call('web', name, args);
  return {
    platform: settings.needsThroughRedis
      ? createRemoteProxy<PlatformCalls>({ call: ask }, PLATFORM_CALL_NAMES)
      : null,
    answer: async (calls) =>
      bus.resolve(await createFleetBus(redisUrl, 'rooms', calls as unknown as CallHandlers)),
    async close() {
      stopSweeping();
      await clearRegion(matchMaker.processId);
      await clearDraining(matchMaker.processId);
      (await bus.promise).close();
      closePresence(presence);
      await driver.shutdown();
    },
  };
}
