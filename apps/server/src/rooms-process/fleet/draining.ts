import { matchMaker } from '@colyseus/core';
import { listRunningProcesses } from '../colyseus/colyseusInternals.ts';

const DRAINING = 'playloom:draining';

/** Marks this process as draining, so that other processes open no more rooms in it. */
export async function announceDraining(): Promise<void> {
  await matchMaker.presence.sadd(DRAINING, matchMaker.processId);
}

export async function clearDraining(processId: string): Promise<void> {
  await matchMaker.presence.srem(DRAINING, processId);
}

export async function listDrainingProcesses(): Promise<readonly string[]> {
  return matchMaker.presence.smembers(DRAINING);
}

/** Whether any process accepts new players. */
export async function hasOpenProcess(): Promise<boolean> {
  const [running, draining] = await Promise.all([listRunningProcesses(), listDrainingProcesses()]);
  return running.some((processId) => !draining.includes(processId));
}
