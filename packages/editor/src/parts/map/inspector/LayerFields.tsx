import { NumberField } from '@playloom/design-system/NumberField';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { setLayerField, endStep, runCommand } from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import { useGame, useSession } from '../../../session/SessionContext.ts';

const BELOW = -1;
const ABOVE = 1;

/** Opacity of the selected layer, and whether it is under or over the units. */
export function LayerFields({ id, isDisabled }: { readonly id: string; readonly isDisabled: boolean }) {
  const { editor } = useSession();
  const layer = useGame((game) => game.map.layers.find((one) => one.id === id));
  if (layer === undefined) return null;
  const setDepth = (depth: number) => {
    runCommand(editor, setLayerField(editor, id, 'depth', depth));
    endStep(editor);
  };
  return (
    <>
      <div className="map-row">
        <SegmentedControl
          label="Layer position"
          value={layer.depth < 0 ? 'below' : 'above'}
          options={[
            { value: 'below', label: 'Under units' },
            { value: 'above', label: 'Over units' },
          ]}
          disabled={isDisabled}
          onValueChange={(where) => setDepth(where === 'below' ? BELOW : ABOVE)}
        />
        <NumberField
          label="Opacity"
          hideLabel
          integer
          unit="%"
          min={0}
          max={100}
          step={5}
          disabled={isDisabled}
          value={Math.round(layer.opacity * 100)}
          onValueChange={(percent) =>
            void runCommand(editor, setLayerField(editor, id, 'opacity', percent / 100))
          }
          onCommit={() => endStep(editor)}
        />
      </div>
      <NumberField
        label="Height in 3D"
        hint="Negative values are below the ground, like water"
        unit="tiles"
        min={limits.TILE_HEIGHT_MIN}
        max={limits.TILE_HEIGHT_MAX}
        step={0.1}
        disabled={isDisabled}
        value={layer.height ?? (layer.isSolid ? 1 : 0)}
        onValueChange={(height) => void runCommand(editor, setLayerField(editor, id, 'height', height))}
        onCommit={() => endStep(editor)}
      />
    </>
  );
}
