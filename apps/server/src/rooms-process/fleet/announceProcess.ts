import { matchMaker } from '@colyseus/core';
import type { RoomsDriver } from '../colyseus/RoomsDriver.ts';
import { announceDraining } from './draining.ts';
import { announceRegion } from './regions.ts';

interface Announcement {
  readonly driver: RoomsDriver;
  readonly region: string;
  isDraining(): boolean;
}

/** Writes everything to Redis that other processes need to find this process and its rooms. */
export async function announceProcess({ driver, region, isDraining }: Announcement): Promise<void> {
  await driver.announce(matchMaker.processId);
  await announceRegion(region);
  if (isDraining()) await announceDraining();
  await matchMaker.stats.persist(true);
}
