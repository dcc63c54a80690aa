import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { SwitchField } from '@playloom/design-system/SwitchField';
import { TextField } from '@playloom/design-system/TextField';
import { changeTile, endStep, runCommand } from '@playloom/editor-core';
import { limits, readTileProperties, type Tile } from '@playloom/game-format';
import { useGame, useSession } from '../../../session/SessionContext.ts';
import { TileFields3d } from './TileFields3d.tsx';

const SOLID = [
  { value: 'layer', label: 'Same as layer' },
  { value: 'yes', label: 'Solid' },
  { value: 'no', label: 'Open' },
];
const SHAPES: readonly { readonly value: NonNullable<Tile['shape']>; readonly label: string }[] = [
  { value: 'full', label: 'Whole tile' },
  { value: 'top-half', label: 'Upper half' },
  { value: 'bottom-half', label: 'Lower half' },
  { value: 'left-half', label: 'Left half' },
  { value: 'right-half', label: 'Right half' },
  { value: 'slope-up', label: 'Slope up right' },
  { value: 'slope-down', label: 'Slope down right' },
];

/** The name and collision of a tile. Changes affect every cell that has this tile. */
export function TileFields({ tile, isDisabled }: { readonly tile: number; readonly isDisabled: boolean }) {
  const { editor } = useSession();
  const properties = useGame((game) => readTileProperties(game.map, tile));
  const end = () => endStep(editor);
  const change = (next: Parameters<typeof changeTile>[2]) =>
    void runCommand(editor, changeTile(editor, tile, next));
  const changeOnce = (next: Parameters<typeof changeTile>[2]) => {
    change(next);
    end();
  };
  return (
    <div className="mt-2">
      <TextField
        label="Tile name"
        value={properties.name ?? ''}
        placeholder={`Tile ${tile}`}
        maxLength={limits.NAME_MAX}
        disabled={isDisabled}
        onValueChange={(name) => change({ name: name === '' ? undefined : name })}
        onCommit={end}
      />
      <ChoiceField
        label="Collision"
        value={properties.solid === undefined ? 'layer' : properties.solid ? 'yes' : 'no'}
        options={SOLID}
        disabled={isDisabled}
        onValueChange={(value) => changeOnce({ solid: value === 'layer' ? undefined : value === 'yes' })}
      />
      <ChoiceField
        label="Shape"
        look="list"
        value={properties.shape ?? 'full'}
        options={SHAPES}
        disabled={isDisabled}
        onValueChange={(shape) =>
          changeOnce({ shape: shape === 'full' ? undefined : (shape as Tile['shape']) })
        }
      />
      <SwitchField
        label="One way"
        hint="Blocks only from above"
        value={properties.oneWay ?? false}
        disabled={isDisabled}
        onValueChange={(isOn) => changeOnce({ oneWay: isOn ? true : undefined })}
      />
      <TileFields3d tile={tile} isDisabled={isDisabled} />
    </div>
  );
}
