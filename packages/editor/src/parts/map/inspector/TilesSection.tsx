import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { FilterInput } from '@playloom/design-system/FilterInput';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { ToolButton } from '@playloom/design-system/ToolButton';
import { BRUSH_SIZES } from '@playloom/editor-core';
import { findTileSet, limits } from '@playloom/game-format';
import { Popover } from '@playloom/design-system/Popover';
import FlipHorizontal from 'lucide-react/icons/flip-horizontal-2';
import FlipVertical from 'lucide-react/icons/flip-vertical-2';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Settings2 from 'lucide-react/icons/settings-2';
import { transformStamp } from '@playloom/editor-core';
import { useState } from 'react';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { useMapEditorState, useMapToolState } from '../state/MapEditorState.ts';
import { AddTileSetForm } from './AddTileSetForm.tsx';
import { TileSearchResults, RecentTiles } from './TileButtons.tsx';
import { TileFields } from './TileFields.tsx';
import { TilePalette } from './TilePalette.tsx';
import { TileSetMenu } from './TileSetMenu.tsx';

/** The tiles that the brush paints. */
export function TilesSection() {
  const canEdit = useStore(useSession().editor.canEdit);
  const sets = useGame((game) => game.map.tileSets);
  const tile = useMapToolState((state) => (state.stamp.cells[0] ?? 0) & limits.TILE_ID_MAX);
  const stampSet = findTileSet({ tileSets: sets }, tile);
  const [wanted, setWanted] = useState<string | null>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [adding, setAdding] = useState<HTMLElement | null>(null);
  const [isDetailed, setIsDetailed] = useState(false);
  const set = sets.find(({ id }) => id === wanted) ?? stampSet ?? sets[0];
  const tools = (
    <>
      <ToolButton
        label="Find a tile"
        Icon={Search}
        size="sm"
        pressed={query !== null}
        onClick={() => setQuery(query === null ? '' : null)}
      />
      <ToolButton
        label="Tile properties"
        Icon={Settings2}
        size="sm"
        pressed={isDetailed}
        onClick={() => setIsDetailed(!isDetailed)}
      />
      {set !== undefined && <TileSetMenu set={set} isDisabled={!canEdit} />}
      <ToolButton
        label="Add tiles"
        Icon={Plus}
        size="sm"
        disabled={!canEdit}
        onClick={(event) => setAdding(event.currentTarget)}
      />
    </>
  );
  return (
    <InspectorSection title="Tiles" note={set?.name || set?.id} tools={tools} foldable>
      {sets.length > 1 && (
        <div className="mb-2">
          <SegmentedControl
            label="Tileset"
            value={set?.id ?? null}
            options={sets.map(({ id, name }) => ({ value: id, label: name || id }))}
            onValueChange={setWanted}
          />
        </div>
      )}
      {query !== null && (
        <FilterInput
          label="Find a tile by name or number"
          placeholder="Name or number"
          value={query}
          onValueChange={setQuery}
          className="mb-2"
          ref={focusAtOnce}
          onLeave={() => setQuery(null)}
        />
      )}
      {set === undefined ? (
        <p className="ed-hint mb-2">
          Maps are painted with square tiles. Start with plain colors, or cut an image into tiles.
        </p>
      ) : query !== null && query !== '' ? (
        <TileSearchResults query={query} />
      ) : (
        <TilePalette set={set} />
      )}
      {set === undefined && (
        <button
          type="button"
          className="ed-button"
          data-tone="add"
          disabled={!canEdit}
          onClick={(event) => setAdding(event.currentTarget)}
        >
          Add tiles
        </button>
      )}
      {set !== undefined && <RecentTiles />}
      {set !== undefined && <BrushRow />}
      {isDetailed && <TileFields tile={tile} isDisabled={!canEdit} />}
      <Popover anchor={adding} label="Add tiles" open={adding !== null} onOpenChange={() => setAdding(null)}>
        <AddTileSetForm onEnd={() => setAdding(null)} />
      </Popover>
    </InspectorSection>
  );
}

/** Lets the user type at once after opening the field. */
function focusAtOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

/** Brush size, and rotation of the stamp. */
function BrushRow() {
  const { map } = useMapEditorState();
  const size = useMapToolState((state) => state.brushSize);
  const turn = (how: 'right' | 'flip-x' | 'flip-y') =>
    map.state.update((state) => ({ ...state, stamp: transformStamp(state.stamp, how) }));
  return (
    <div className="map-row">
      <span className="ed-field-label">Brush</span>
      <SegmentedControl
        label="Brush size"
        value={String(size)}
        options={BRUSH_SIZES.map((one) => ({ value: String(one), label: String(one) }))}
        onValueChange={(value) => map.state.update((state) => ({ ...state, brushSize: Number(value) }))}
      />
      <span className="ed-grow" />
      <ToolButton label="Rotate tiles" keys="T" Icon={RotateCw} size="sm" onClick={() => turn('right')} />
      <ToolButton
        label="Flip horizontally"
        keys="F"
        Icon={FlipHorizontal}
        size="sm"
        onClick={() => turn('flip-x')}
      />
      <ToolButton
        label="Flip vertically"
        keys="Shift+F"
        Icon={FlipVertical}
        size="sm"
        onClick={() => turn('flip-y')}
      />
    </div>
  );
}
