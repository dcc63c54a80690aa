import { matchMaker } from '@colyseus/core';
import type { RoomsDriver } from '../colyseus/RoomsDriver.ts';
import { announceDraining } from './draining.ts';
import { announceOwner } from './owners.ts';
import { announceRegion } from './regions.ts';

interface Announcement {
  readonly driver: RoomsDriver;
  readonly region: string;
  readonly ownerId: string;
  isDraining(): boolean;
}

/** Writes everything to Redis that other processes need to find this process and its rooms. */
export async function announceProcess({ driver, region, ownerId, isDraining }: Announcement): Promise<void> {
  await driver.announce(matchMaker.processId);
  await announceRegion(region);
  await announceOwner(ownerId);
  if (isDraining()) await announceDraining();
  await matchMaker.stats.persist(true);
}
