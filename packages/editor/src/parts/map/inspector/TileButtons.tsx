import { limits } from '@playloom/game-format';
import { useEffect, useRef } from 'react';
import { useGame, useStore } from '../../../session/SessionContext.ts';
import { matchesWords } from '@playloom/design-system/matchesWords';
import { useMapEditorState, useMapToolState } from '../state/MapEditorState.ts';
import { selectStamp } from './selectStamp.ts';

const FOUND_MAX = 80;
const SIZE = 30;

/** Lists the tiles whose name contains the search words or whose number matches. */
export function TileSearchResults({ query }: { readonly query: string }) {
  const sets = useGame((game) => game.map.tileSets);
  const found = sets.flatMap((set) => [
    ...Object.entries(set.tiles).flatMap(([local, { name }]) =>
      name !== undefined && matchesWords(query, name) ? [set.firstId + Number(local)] : [],
    ),
    ...(Number(query) >= set.firstId && Number(query) < set.firstId + set.count ? [Number(query)] : []),
  ]);
  if (found.length === 0) {
    return <p className="ed-hint mb-2">No tiles match. To name a tile, open “Tile properties”.</p>;
  }
  return (
    <div className="map-tiles">
      {[...new Set(found)].slice(0, FOUND_MAX).map((tile) => (
        <TileButton key={tile} tile={tile} />
      ))}
    </div>
  );
}

export function RecentTiles() {
  const tiles = useStore(useMapEditorState().recent);
  if (tiles.length < 2) return null;
  return (
    <div className="map-tiles mt-2" role="group" aria-label="Recently used">
      {tiles.map((tile) => (
        <TileButton key={tile} tile={tile} />
      ))}
    </div>
  );
}

function TileButton({ tile }: { readonly tile: number }) {
  const editorState = useMapEditorState();
  const canvas = useRef<HTMLCanvasElement>(null);
  const loaded = useStore(editorState.images.loaded);
  const isOn = useMapToolState(
    ({ stamp }) => stamp.cells.length === 1 && (stamp.cells[0]! & limits.TILE_ID_MAX) === tile,
  );
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = window.devicePixelRatio || 1;
    element.width = element.height = SIZE * ratio;
    editorState.images.draw(context, tile, 0, 0, SIZE * ratio);
  }, [editorState, tile, loaded]);
  return (
    <button
      type="button"
      className="map-tile"
      aria-label={`Tile ${tile}`}
      aria-pressed={isOn}
      onClick={() => selectStamp(editorState, { width: 1, height: 1, cells: [tile] })}
    >
      <canvas ref={canvas} />
    </button>
  );
}
