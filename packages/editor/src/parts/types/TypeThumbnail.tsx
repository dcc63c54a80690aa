import { getLookSpriteSheetGrid } from '@playloom/editor-core';
import { useMemo } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import { SheetCell } from '../../assets/SheetCell.tsx';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { LocationIcon } from '../../locations/LocationIcon.tsx';
import { ShapeGraphic } from './stage/ShapeGraphic.tsx';
import { useType } from './useType.ts';
import '../../assets/library.css';

const SIDE = 28;

/** The preview in the header of a type. */
export function TypeThumbnail({ place }: { readonly place: LocationOfKind<'type'> }) {
  const { assetUrl } = useSession();
  const type = useType(place);
  const look = type?.look;
  const asset = useGame((game) => (look?.image ? game.assets[look.image] : undefined));
  const types = useGame((game) => game.types);
  const sheet = useMemo(
    () => (look === undefined ? null : getLookSpriteSheetGrid({ types }, look)),
    [types, look],
  );
  if (look !== undefined && asset !== undefined && sheet !== null) {
    return (
      <SheetCell
        url={assetUrl(asset.file)}
        sheet={sheet}
        isPixelArt={asset.isPixelArt}
        className="type-picture"
      />
    );
  }
  if (look !== undefined) {
    return (
      <svg viewBox="-0.6 -0.6 1.2 1.2" width={SIDE} height={SIDE} aria-hidden="true">
        <ShapeGraphic look={{ ...look, width: 1, height: 1, offset: { x: 0, y: 0 } }} />
      </svg>
    );
  }
  if (type?.color !== undefined) return <span className="type-dot" style={{ background: type.color }} />;
  return <LocationIcon of={place.of} size={22} />;
}
