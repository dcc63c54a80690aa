import { createImageConverter } from '../files/createImageConverter.ts';
import { buildExport } from '../areas/creation/exports/buildExport.ts';
import { createExportParts } from '../areas/creation/documents/createExportParts.ts';
import type { Starter } from '../areas/creation/starters/readStarters.ts';

/** Exports a starter game and the other maps of its world as a zip for offline play. */
export async function exportStarter(
  starter: Starter,
  starters: readonly Starter[],
  engine: string,
): Promise<Uint8Array> {
  const { slug, world, game, cover } = starter;
  const others = starters.filter((other) => world !== null && other.world === world && other.slug !== slug);
  const known = new Map(
    [starter, ...others].flatMap(({ files }) => [...files, cover]).map(({ name, bytes }) => [name, bytes]),
  );
  return buildExport(
    { files: { read: async (name) => known.get(name)?.slice() ?? null }, images: createImageConverter() },
    {
      id: slug,
      map: slug,
      game: createExportParts(game),
      maps: others.map((other) => ({ map: other.slug, game: createExportParts(other.game) })),
      creator: 'Playloom',
      cover: cover.name,
      engine,
      online: null,
    },
  );
}
