import type { Look } from '@playloom/game-format';
import type { TreeRow } from '@playloom/editor-core';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { LocationIcon } from '../../locations/LocationIcon.tsx';

/** A small preview of a type, with its image or its color. For other rows, an icon. */
export function TreeThumbnail({ row }: { readonly row: TreeRow }) {
  const { assetUrl } = useSession();
  const { location } = row;
  const look = useGame((game) => {
    if (location?.kind !== 'type') return null;
    const types = game.types[location.of] as {
      readonly [id: string]: { readonly look?: Look; readonly color?: string };
    };
    return types[location.id]?.look ?? types[location.id]?.color ?? null;
  });
  const file = useGame((game) =>
    look === null || typeof look === 'string' || look.image === null
      ? null
      : (game.assets[look.image]?.file ?? null),
  );
  if (file !== null) {
    return (
      <img className="ed-tree-picture" src={assetUrl(file)} alt="" width={16} height={16} loading="lazy" />
    );
  }
  const color = typeof look === 'string' ? look : look?.color;
  if (color !== undefined && row.kind !== 'sounds') {
    const isRound = typeof look === 'string' || look?.shape !== 'box';
    return (
      <span className="ed-tree-swatch" data-round={isRound ? '' : undefined} style={{ background: color }} />
    );
  }
  return <LocationIcon of={row.kind} size={15} />;
}
