import { NumberField } from '@playloom/design-system/NumberField';
import { TextField } from '@playloom/design-system/TextField';
import { addTileSet, getAssetName, runCommand } from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import { useEffect, useState } from 'react';
import { useGame, useSession } from '../../../session/SessionContext.ts';
import { ReferenceField } from '../../../forms/ReferenceField.tsx';
import { openLocation } from '../../../locations/openLocation.ts';
import { useMapEditorState } from '../state/MapEditorState.ts';
import { selectStamp } from './selectStamp.ts';

const PLAIN_COUNT = 24;
const PLAIN_COLUMNS = 8;
const FIRST_SIDE = 32;

/** Creates tiles from an image of the game, cut into squares, or from plain colors. */
export function AddTileSetForm({ onEnd }: { readonly onEnd: () => void }) {
  const session = useSession();
  const editorState = useMapEditorState();
  const assets = useGame((game) => game.assets);
  const [image, setImage] = useState<string | null>(null);
  const [side, setSide] = useState(FIRST_SIDE);
  const [name, setName] = useState('');
  const chosenImage = useImageSize(image === null ? null : session.assetUrl(assets[image]?.file ?? ''));
  const columns = image === null ? PLAIN_COLUMNS : Math.floor((chosenImage?.width ?? 0) / side);
  const rows = image === null ? PLAIN_COUNT / PLAIN_COLUMNS : Math.floor((chosenImage?.height ?? 0) / side);
  const count = columns * rows;
  const options = Object.entries(assets).flatMap(([id, asset]) =>
    asset.kind === 'image' ? [{ id, name: getAssetName(id, asset) }] : [],
  );
  const plan = addTileSet(session.editor, {
    name: name.trim() || (image === null ? 'Colors' : (assets[image]?.name ?? image)),
    image,
    tileWidth: side,
    tileHeight: side,
    columns: Math.max(1, columns),
    count,
  });
  const add = () => {
    if (plan === null || !runCommand(session.editor, plan.command).ok) return;
    const set = session.editor.game.get().map.tileSets.find(({ id }) => id === plan.id);
    if (set !== undefined) selectStamp(editorState, { width: 1, height: 1, cells: [set.firstId] });
    onEnd();
  };
  return (
    <div className="w-72 p-3">
      <ReferenceField
        label="Image"
        value={image}
        options={options}
        noneLabel="Plain colors"
        onValueChange={setImage}
      />
      {image !== null && (
        <NumberField
          label="Tile size"
          unit="px"
          integer
          min={limits.TILE_PIXELS_MIN}
          max={limits.TILE_PIXELS_MAX}
          value={side}
          onValueChange={setSide}
        />
      )}
      <TextField
        label="Name"
        value={name}
        placeholder={image === null ? 'Colors' : image}
        maxLength={limits.NAME_MAX}
        onValueChange={setName}
      />
      <p className="ed-hint my-2">
        {image !== null && chosenImage === null
          ? 'Reading the image…'
          : count === 0
            ? 'The image is smaller than one tile.'
            : plan === null
              ? `A map can have up to ${limits.TILE_ID_MAX} tiles in ${limits.TILE_SETS_MAX} tilesets.`
              : `${count === 1 ? '1 tile' : `${count} tiles`}, ${columns} × ${rows}.`}{' '}
        <button
          type="button"
          className="ed-link"
          onClick={() => {
            onEnd();
            openLocation(session, { kind: 'assets' });
          }}
        >
          Add images to the game
        </button>
      </p>
      <button type="button" className="ed-button" data-tone="commit" disabled={plan === null} onClick={add}>
        Add tiles
      </button>
    </div>
  );
}

/** Returns the size of an image, or null until it has loaded. */
function useImageSize(url: string | null): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<{
    readonly url: string;
    readonly width: number;
    readonly height: number;
  } | null>(null);
  useEffect(() => {
    if (url === null) return;
    const image = new Image();
    image.addEventListener('load', () =>
      setSize({ url, width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.src = url;
  }, [url]);
  return size !== null && size.url === url ? size : null;
}
