import { endStep, removeTileSet, renameTileSet, runCommand } from '@playloom/editor-core';
import { limits, type TileSet } from '@playloom/game-format';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';
import { EditorIconButton } from '../../../ui/EditorIconButton.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { TextField } from '../../../ui/TextField.tsx';

/** Renames a tileset, or deletes it from the game. */
export function TileSetMenu({ set, isDisabled }: { readonly set: TileSet; readonly isDisabled: boolean }) {
  const { editor } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <EditorIconButton
        label="Tileset options"
        Icon={Ellipsis}
        size="s"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor !== null && (
        <Popup anchor={anchor} label="Tileset options" onClose={() => setAnchor(null)}>
          <div className="w-64 p-3">
            <TextField
              label="Name"
              value={set.name}
              maxLength={limits.NAME_MAX}
              isDisabled={isDisabled}
              onChange={(name) => void runCommand(editor, renameTileSet(editor, set.id, name))}
              onCommit={() => endStep(editor)}
            />
            <p className="ed-hint my-2">
              {set.count === 1 ? '1 tile' : `${set.count} tiles`}, {set.tileWidth} × {set.tileHeight} pixels
              each. Deleting the tileset removes its tiles from the map. You can undo this.
            </p>
            <button
              type="button"
              className="ed-button"
              data-size="s"
              data-tone="danger"
              disabled={isDisabled}
              onClick={() => {
                setAnchor(null);
                runCommand(editor, removeTileSet(editor, set.id));
              }}
            >
              Delete tileset
            </button>
          </div>
        </Popup>
      )}
    </>
  );
}
