import { TextField } from '@playloom/design-system/TextField';
import { ToolButton } from '@playloom/design-system/ToolButton';
import { endStep, removeTileSet, renameTileSet, runCommand } from '@playloom/editor-core';
import { limits, type TileSet } from '@playloom/game-format';
import { Popover } from '@playloom/design-system/Popover';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useSession } from '../../../session/SessionContext.ts';

/** Renames a tileset, or deletes it from the game. */
export function TileSetMenu({ set, isDisabled }: { readonly set: TileSet; readonly isDisabled: boolean }) {
  const { editor } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label="Tileset options"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<ToolButton label="Tileset options" Icon={Ellipsis} size="sm" />}
    >
      <div className="w-64 p-3">
        <TextField
          label="Name"
          value={set.name}
          maxLength={limits.NAME_MAX}
          disabled={isDisabled}
          onValueChange={(name) => void runCommand(editor, renameTileSet(editor, set.id, name))}
          onCommit={() => endStep(editor)}
        />
        <p className="ed-hint my-2">
          {set.count === 1 ? '1 tile' : `${set.count} tiles`}, {set.tileWidth} × {set.tileHeight} pixels each.
          Deleting the tileset removes its tiles from the map. You can undo this.
        </p>
        <button
          type="button"
          className="ed-button"
          data-size="s"
          data-tone="danger"
          disabled={isDisabled}
          onClick={() => {
            setIsOpen(false);
            runCommand(editor, removeTileSet(editor, set.id));
          }}
        >
          Delete tileset
        </button>
      </div>
    </Popover>
  );
}
