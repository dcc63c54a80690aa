import { findSpriteSheetGrid } from '@playloom/editor-core';
import Volume2 from 'lucide-react/icons/volume-2';
import { useMemo } from 'react';
import { useGame, useSession } from '../session/SessionContext.ts';
import { SheetCell } from './SheetCell.tsx';
import './library.css';

interface Props {
  readonly asset: string;
  readonly size?: 's' | 'l';
}

/** A small preview of an image of the game. */
export function AssetThumbnail({ asset: id, size = 's' }: Props) {
  const { assetUrl } = useSession();
  const asset = useGame((game) => game.assets[id]);
  const types = useGame((game) => game.types);
  const sheet = useMemo(() => findSpriteSheetGrid({ types }, id), [types, id]);
  if (asset === undefined) return null;
  if (asset.kind === 'sound') return <Volume2 size={size === 's' ? 14 : 28} aria-hidden="true" />;
  return (
    <SheetCell
      url={assetUrl(asset.file)}
      sheet={sheet}
      isPixelArt={asset.isPixelArt}
      className={size === 'l' ? 'library-cell-l' : ''}
    />
  );
}
