import type { Services } from '../../services.ts';
import { findMapOfWorld, findRelease, type GameRow } from '../../storage/gameQueries.ts';
import type { MapPlan } from './buildExport.ts';
import type { ExportParts } from './describeExport.ts';
import { readExportParts } from './readExportParts.ts';

/** Besides the one that an export begins with. */
const EXPORT_MAPS_MAX = 16;

/** The maps by the same creator that can be reached from a game, by way of others too: their live releases. */
export async function collectExportMaps(
  services: Pick<Services, 'db' | 'documents'>,
  { worldId, worldMap, creatorId }: GameRow,
  game: ExportParts,
  canExportMap: (gameId: string) => Promise<boolean>,
): Promise<MapPlan[]> {
  const { db } = services;
  const found = new Map<string, ExportParts>();
  if (worldId === null) return [];
  // A set hears of what is added while it is walked through.
  const wanted = new Set(game.worldMaps);
  for (const map of wanted) {
    if (map === worldMap || found.size === EXPORT_MAPS_MAX) continue;
    const target = await findMapOfWorld(db, worldId, map);
    if (target?.creatorId !== creatorId || !(await canExportMap(target.id))) continue;
    const release = await findRelease(db, target.id, target.liveRelease);
    if (!release) continue;
    const there = await readExportParts(services, release.document);
    found.set(map, there);
    for (const next of there.worldMaps) wanted.add(next);
  }
  return [...found].map(([map, there]) => ({ map, game: there }));
}
