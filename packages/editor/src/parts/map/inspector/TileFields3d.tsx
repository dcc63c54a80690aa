import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { NumberField } from '@playloom/design-system/NumberField';
import { changeTile, endStep, runCommand } from '@playloom/editor-core';
import { findTileSet, readTileProperties, type Tile } from '@playloom/game-format';
import { useGame, useSession } from '../../../session/SessionContext.ts';

const FORMS = [
  { value: 'layer', label: 'Same as layer' },
  { value: '0', label: 'Flat on the ground' },
  { value: '0.5', label: 'Half a tile high' },
  { value: '1', label: 'One tile high' },
  { value: '2', label: 'Two tiles high' },
  { value: 'stands', label: 'Upright' },
];
const PERCENT = 100;
const FRONT_MIN = 0.05;

/** The 3D shape of a tile. */
export function TileFields3d({ tile, isDisabled }: { readonly tile: number; readonly isDisabled: boolean }) {
  const { editor } = useSession();
  const properties = useGame((game) => readTileProperties(game.map, tile));
  const set = useGame((game) => findTileSet(game.map, tile));
  const firstId = set?.firstId ?? tile;
  const change = (next: Parameters<typeof changeTile>[2]) =>
    void runCommand(editor, changeTile(editor, tile, next));
  const end = () => endStep(editor);
  const form = readForm(properties);
  const own = FORMS.some(({ value }) => value === form)
    ? []
    : [{ value: form, label: `${properties.height} tiles high` }];
  return (
    <>
      <ChoiceField
        label="3D shape"
        look="list"
        value={form}
        options={[...FORMS, ...own]}
        disabled={isDisabled}
        onValueChange={(value) => {
          change(describeForm(value));
          end();
        }}
      />
      <NumberField
        label="3D front"
        hint="How much of the image, from the bottom up, appears on the sides instead of the top"
        unit="%"
        integer
        min={0}
        max={95}
        step={5}
        disabled={isDisabled}
        value={Math.round((properties.front ?? 0) * PERCENT)}
        onValueChange={(percent) =>
          change({ front: percent / PERCENT < FRONT_MIN ? undefined : percent / PERCENT })
        }
        onCommit={end}
      />
      <NumberField
        label="3D side tile"
        hint="The tile whose image appears on the sides"
        integer
        min={firstId}
        max={firstId + (set?.count ?? 1) - 1}
        disabled={isDisabled}
        value={properties.side === undefined ? tile : firstId + properties.side}
        onValueChange={(other) => change({ side: other === tile ? undefined : other - firstId })}
        onCommit={end}
      />
    </>
  );
}

function readForm({ height, stands }: Tile): string {
  if (stands === true) return 'stands';
  return height === undefined ? 'layer' : String(height);
}

function describeForm(value: string): Parameters<typeof changeTile>[2] {
  const isNumber = value !== 'layer' && value !== 'stands';
  return { height: isNumber ? Number(value) : undefined, stands: value === 'stands' ? true : undefined };
}
