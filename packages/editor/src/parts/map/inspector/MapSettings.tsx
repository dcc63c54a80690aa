import { ColorField } from '@playloom/design-system/ColorField';
import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { LabeledField } from '@playloom/design-system/LabeledField';
import { NumberField } from '@playloom/design-system/NumberField';
import { SwitchField } from '@playloom/design-system/SwitchField';
import { endStep, resizeMap, runCommand } from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import { useState } from 'react';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { fitMap } from '../state/viewActions.ts';

const ANCHORS = [0, 0.5, 1] as const;
const NAMES = { 0: ['left', 'top'], 0.5: ['middle', 'middle'], 1: ['right', 'bottom'] } as const;

/** The size of the map, its edges and its background. */
export function MapSettings() {
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  const hasSolidEdges = useGame((game) => game.map.hasSolidEdges);
  const background = useGame((game) => game.settings.backgroundColor);
  const set = (path: readonly string[], value: boolean | string, label: string, merge: string) =>
    void runCommand(editor, { label, edits: [{ kind: 'set', path, value }], merge });
  return (
    <InspectorSection title="Map" foldable>
      <SizeFields isDisabled={!canEdit} />
      <SwitchField
        label="Solid edges"
        hint="Keep players inside the map"
        disabled={!canEdit}
        value={hasSolidEdges}
        onValueChange={(value) => {
          set(
            ['map', 'hasSolidEdges'],
            value,
            value ? 'Turn on solid edges' : 'Turn off solid edges',
            'edges',
          );
          endStep(editor);
        }}
      />
      <ColorField
        label="Background"
        hint="Shown where the map has no tiles"
        disabled={!canEdit}
        value={background}
        onValueChange={(value) =>
          set(['settings', 'backgroundColor'], value, 'Change the background', 'background')
        }
        onCommit={() => endStep(editor)}
      />
    </InspectorSection>
  );
}

/** A button applies the size. If typing did, the map would shrink with the first digit and lose its tiles. */
function SizeFields({ isDisabled }: { readonly isDisabled: boolean }) {
  const session = useSession();
  const width = useGame((game) => game.map.width);
  const height = useGame((game) => game.map.height);
  const [wanted, setWanted] = useState<{ readonly width?: number; readonly height?: number }>({});
  const [anchor, setAnchor] = useState<{ readonly x: number; readonly y: number }>({ x: 0.5, y: 0.5 });
  const size = { width: wanted.width ?? width, height: wanted.height ?? height };
  const isChanged = size.width !== width || size.height !== height;
  const isCutting = size.width < width || size.height < height;
  const resize = () => {
    const left = Math.round((size.width - width) * anchor.x);
    const top = Math.round((size.height - height) * anchor.y);
    runCommand(session.editor, resizeMap(session.editor, { ...size, left, top }));
    setWanted({});
    fitMap(session);
  };
  const side = (of: 'width' | 'height', label: string, prefix: string) => (
    <NumberField
      label={label}
      prefix={prefix}
      hideLabel
      integer
      min={1}
      max={limits.MAP_SIDE_MAX}
      disabled={isDisabled}
      value={size[of]}
      onValueChange={(value) => setWanted((now) => ({ ...now, [of]: value }))}
    />
  );
  return (
    <>
      <LabeledField label="Size in tiles">
        <span className="ed-pair">
          {side('width', 'Map width', 'W')}
          {side('height', 'Map height', 'H')}
        </span>
      </LabeledField>
      {isChanged && (
        <div className="mb-2 flex items-start gap-3">
          <AnchorGrid anchor={anchor} onChange={setAnchor} />
          <div className="flex flex-1 flex-col items-start gap-2">
            <p className="ed-hint">
              Choose which part of the map stays in place.
              {isCutting && ' Tiles outside the new size are deleted.'}
            </p>
            <span className="flex gap-2">
              <button type="button" className="ed-button" data-size="s" data-tone="commit" onClick={resize}>
                Resize
              </button>
              <button type="button" className="ed-button" data-size="s" onClick={() => setWanted({})}>
                Cancel
              </button>
            </span>
          </div>
        </div>
      )}
    </>
  );
}

interface AnchorProps {
  readonly anchor: { readonly x: number; readonly y: number };
  readonly onChange: (anchor: { readonly x: number; readonly y: number }) => void;
}

function AnchorGrid({ anchor, onChange }: AnchorProps) {
  return (
    <div className="map-anchor" role="radiogroup" aria-label="Anchor">
      {ANCHORS.flatMap((y) =>
        ANCHORS.map((x) => (
          <button
            key={`${x},${y}`}
            type="button"
            role="radio"
            aria-checked={anchor.x === x && anchor.y === y}
            aria-label={x === 0.5 && y === 0.5 ? 'middle' : `${NAMES[y][1]} ${NAMES[x][0]}`}
            onClick={() => onChange({ x, y })}
          >
            {anchor.x === x && anchor.y === y ? '●' : '·'}
          </button>
        )),
      )}
    </div>
  );
}
