import { BRUSH_SIZES } from '@playloom/editor-core';
import { findTileSet, limits } from '@playloom/game-format';
import FlipHorizontal from 'lucide-react/icons/flip-horizontal-2';
import FlipVertical from 'lucide-react/icons/flip-vertical-2';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Settings2 from 'lucide-react/icons/settings-2';
import { transformStamp } from '@playloom/editor-core';
import { useState } from 'react';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { EditorIconButton } from '../../../ui/EditorIconButton.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { InspectorSection } from '../../../ui/InspectorSection.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useMapEditorState, useMapToolState } from '../state/MapEditorState.ts';
import { AddTileSetForm } from './AddTileSetForm.tsx';
import { TileSearchResults, RecentTiles } from './TileButtons.tsx';
import { TileFields } from './TileFields.tsx';
import { TilePalette } from './TilePalette.tsx';
import { TileSetMenu } from './TileSetMenu.tsx';
import { EditorSearchField } from '../../../ui/EditorSearchField.tsx';

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
      <EditorIconButton
        label="Find a tile"
        Icon={Search}
        size="s"
        isOn={query !== null}
        onClick={() => setQuery(query === null ? '' : null)}
      />
      <EditorIconButton
        label="Tile properties"
        Icon={Settings2}
        size="s"
        isOn={isDetailed}
        onClick={() => setIsDetailed(!isDetailed)}
      />
      {set !== undefined && <TileSetMenu set={set} isDisabled={!canEdit} />}
      <EditorIconButton
        label="Add tiles"
        Icon={Plus}
        size="s"
        isDisabled={!canEdit}
        onClick={(event) => setAdding(event.currentTarget)}
      />
    </>
  );
  return (
    <InspectorSection title="Tiles" note={set?.name || set?.id} tools={tools} isFoldable>
      {sets.length > 1 && (
        <div className="mb-2">
          <SegmentedControl
            label="Tileset"
            value={set?.id ?? null}
            choices={sets.map(({ id, name }) => ({ value: id, label: name || id }))}
            onChange={setWanted}
          />
        </div>
      )}
      {query !== null && (
        <EditorSearchField
          label="Find a tile by name or number"
          placeholder="Name or number"
          value={query}
          onChange={setQuery}
          className="mb-2"
          inputRef={focusAtOnce}
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
      {adding !== null && (
        <Popup anchor={adding} label="Add tiles" onClose={() => setAdding(null)}>
          <AddTileSetForm onEnd={() => setAdding(null)} />
        </Popup>
      )}
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
        choices={BRUSH_SIZES.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(value) => map.state.update((state) => ({ ...state, brushSize: Number(value) }))}
      />
      <span className="ed-grow" />
      <EditorIconButton
        label="Rotate tiles"
        keys="T"
        Icon={RotateCw}
        size="s"
        onClick={() => turn('right')}
      />
      <EditorIconButton
        label="Flip horizontally"
        keys="F"
        Icon={FlipHorizontal}
        size="s"
        onClick={() => turn('flip-x')}
      />
      <EditorIconButton
        label="Flip vertically"
        keys="Shift+F"
        Icon={FlipVertical}
        size="s"
        onClick={() => turn('flip-y')}
      />
    </div>
  );
}
