import type { PlatformCalls } from '@playloom/room-contract';
import { readEngineVersion } from '../../engines/readEngineVersion.ts';
import { loadRelease } from '../room/loadRelease.ts';
import { listAllRooms } from './listRooms.ts';

const GAMES_MAX = 8;

/** Reads the games that most players of all processes are playing, because their rooms are the next to come back. */
export async function readPlayedGames(platform: PlatformCalls): Promise<readonly string[]> {
  const rooms = await listAllRooms({ engineVersion: readEngineVersion() });
  const releases = new Map(rooms.map(({ metadata }) => [`${metadata.gameId} ${metadata.release}`, metadata]));
  const found = [...releases.values()].slice(0, GAMES_MAX).map((metadata) => loadRelease(platform, metadata));
  return (await Promise.all(found)).map(({ document }) => document);
}
