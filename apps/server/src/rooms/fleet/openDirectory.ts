import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { RoomsSettings } from '../../platform/rooms/channel/ChildMessage.ts';
import { createAsker, type Answers } from '../../platform/rooms/channel/createCalls.ts';
import { ROOMS_NEEDS, type RoomsCalls } from '../../platform/rooms/channel/RoomsCalls.ts';
import type { RoomsNeeds } from '../../platform/rooms/RoomsNeeds.ts';
import type { FleetBus } from '../../platform/rooms/fleet/createFleetBus.ts';
import { leavePresence } from '../../platform/rooms/fleet/leavePresence.ts';
import { forgetDraining } from './draining.ts';
import { forgetRegion, tellRegion } from './regions.ts';

/** Where rooms are listed: in this process alone, or in Redis together with those of others. */
export interface Directory {
  /** The platform, when it answers over Redis. */
  readonly needs: RoomsNeeds | null;
  /** From now on others may ask. */
  answer(calls: RoomsCalls): Promise<void>;
  close(): Promise<void>;
}

export async function openDirectory(settings: RoomsSettings, log: Logger): Promise<Directory> {
  const { redisUrl } = settings;
  if (redisUrl !== null) return openShared(redisUrl, settings, log);
  await matchMaker.setup();
  return { needs: null, answer: async () => undefined, close: async () => undefined };
}

async function openShared(redisUrl: string, settings: RoomsSettings, log: Logger): Promise<Directory> {
  const [{ RedisDriver }, { RedisPresence }, { createFleetBus }, { createProcessChooser }, { sweepDead }] =
    await Promise.all([
      import('@colyseus/redis-driver'),
      import('@colyseus/redis-presence'),
      import('../../platform/rooms/fleet/createFleetBus.ts'),
      import('./chooseProcess.ts'),
      import('./sweepDead.ts'),
    ]);
  const presence = new RedisPresence(redisUrl);
  const driver = new RedisDriver(redisUrl);
  await matchMaker.setup(presence, driver, settings.publicAddress ?? undefined, createProcessChooser());
  await tellRegion(settings.region);
  const stopSweeping = sweepDead(log);
  const bus = Promise.withResolvers<FleetBus>();
  const ask = async (name: string, args: readonly unknown[]): Promise<unknown> =>
    (await bus.promise).ask('web', name, args);
  return {
    needs: settings.needsThroughRedis ? createAsker<RoomsNeeds>({ ask }, ROOMS_NEEDS) : null,
    answer: async (calls) =>
      bus.resolve(await createFleetBus(redisUrl, 'rooms', calls as unknown as Answers)),
    async close() {
      stopSweeping();
      await forgetRegion(matchMaker.processId);
      await forgetDraining(matchMaker.processId);
      (await bus.promise).close();
      leavePresence(presence);
      await driver.shutdown();
    },
  };
}
