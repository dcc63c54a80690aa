import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { ToolButton } from '@playloom/design-system/ToolButton';
import { addLayer, sortLayers, runCommand } from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import Plus from 'lucide-react/icons/plus';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { useMapEditorState, useMapToolState } from '../state/MapEditorState.ts';
import { LayerFields } from './LayerFields.tsx';
import { LayerRow } from './LayerRow.tsx';

/** The layers, the top one first. */
export function LayersSection() {
  const { editor } = useSession();
  const { map, counts, tilesVersion } = useMapEditorState();
  const layers = useGame((game) => game.map.layers);
  const canEdit = useStore(editor.canEdit);
  const chosen = useMapToolState((state) => state.layer);
  // Update the tile counts when painting pauses, not for each cell of a stroke.
  useStore(tilesVersion);
  const add = () => {
    const { command, layer } = addLayer(editor, chosen);
    if (runCommand(editor, command).ok) map.state.update((state) => ({ ...state, layer }));
  };
  const tools = (
    <>
      <ToolButton
        label="Add layer"
        Icon={Plus}
        size="sm"
        disabled={!canEdit || layers.length >= limits.LAYERS_MAX}
        {...(layers.length >= limits.LAYERS_MAX
          ? { hint: `A map can have up to ${limits.LAYERS_MAX} layers` }
          : {})}
        onClick={add}
      />
      <span className="map-layer-heads" aria-hidden="true">
        <span>Show</span>
        <span>Lock</span>
        <span>Solid</span>
      </span>
    </>
  );
  const shown = sortLayers(layers).toReversed();
  return (
    <InspectorSection title="Layers" note={layers.length} tools={tools}>
      {layers.length === 0 && <p className="ed-hint">No layers yet. Add one to paint tiles on.</p>}
      <div role="group" aria-label="All layers">
        {shown.map((layer, index) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            count={counts.read(layer.id)}
            isChosen={layer.id === chosen}
            isDisabled={!canEdit}
            above={shown[index - 1]?.id ?? null}
            below={shown[index + 1]?.id ?? null}
          />
        ))}
      </div>
      {chosen !== null && <LayerFields id={chosen} isDisabled={!canEdit} />}
    </InspectorSection>
  );
}
