import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { findMapOfWorld, findRelease } from '../games/gameQueries.ts';
import { type GameRow } from '../../../storage/schema/games.ts';
import type { ExportMapPlan } from './buildExport.ts';
import type { ExportParts } from '../documents/createExportParts.ts';
import { readExportParts } from './readExportParts.ts';

/** The most maps in addition to the one that the export begins with. */
const EXPORT_MAPS_MAX = 16;

/**
 * Collects the live releases of maps by the same creator that can be reached from a game, directly or through other
 * maps.
 */
export async function collectExportMaps(
  services: WithDatabase & WithDocuments,
  { worldId, worldMap, creatorId }: GameRow,
  game: ExportParts,
  canExportMap: (gameId: string) => Promise<boolean>,
): Promise<ExportMapPlan[]> {
  const { db } = services;
  const found = new Map<string, ExportParts>();
  if (worldId === null) return [];
  // Iterating over a Set includes entries added during the loop.
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
