import { ToolButton } from '@playloom/design-system/ToolButton';
import Box from 'lucide-react/icons/box';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Layers from 'lucide-react/icons/layers';
import Magnet from 'lucide-react/icons/magnet';
import MapIcon from 'lucide-react/icons/map';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Tooltip } from '@playloom/design-system/Tooltip';
import { useSyncExternalStore } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { useMapEditorState, useMapToolState } from './state/MapEditorState.ts';
import { fitMap, zoomBy, zoomTo } from './state/viewActions.ts';

/** Zoom, and toggles for the grid, snapping, dimming, the minimap and 3D. */
export function ViewBar() {
  const session = useSession();
  const editorState = useMapEditorState();
  const { map, isDimming, hasMinimap, view } = editorState;
  const is3d = useStore(editorState.is3d);
  const tileSize = useGame((game) => game.map.tileSize);
  const readZoom = () => Math.round((view.get().scale / tileSize) * 100);
  const zoom = useSyncExternalStore(view.subscribe, readZoom, readZoom);
  const hasGrid = useMapToolState((state) => state.hasGrid);
  const isSnapping = useMapToolState((state) => state.isSnapping);
  const isDimmed = useStore(isDimming);
  const isMinimapOn = useStore(hasMinimap);
  return (
    <div className="map-float" role="group" aria-label="View">
      <ToolButton
        label="Zoom out"
        keys="Mod+-"
        Icon={Minus}
        side="top"
        onClick={() => zoomBy(session, 0.8)}
      />
      <Tooltip text="Zoom to 100%" keys="Ctrl 0" side="top">
        <button
          type="button"
          className="map-zoom"
          aria-label={`Zoom ${zoom}%, reset to 100%`}
          onClick={() => zoomTo(session, 1)}
        >
          {zoom}%
        </button>
      </Tooltip>
      <ToolButton
        label="Zoom in"
        keys="Mod+plus"
        Icon={Plus}
        side="top"
        onClick={() => zoomBy(session, 1.25)}
      />
      <hr />
      <ToolButton
        label="Grid"
        keys="'"
        Icon={Grid3x3}
        side="top"
        pressed={hasGrid}
        onClick={() => map.state.update((state) => ({ ...state, hasGrid: !state.hasGrid }))}
      />
      <ToolButton
        label="Snap to grid"
        keys="Shift+S"
        Icon={Magnet}
        side="top"
        pressed={isSnapping}
        onClick={() => map.state.update((state) => ({ ...state, isSnapping: !state.isSnapping }))}
      />
      <ToolButton
        label="Dim other layers while painting"
        keys="D"
        Icon={Layers}
        side="top"
        pressed={isDimmed}
        onClick={() => isDimming.set(!isDimmed)}
      />
      <ToolButton
        label="Minimap"
        hint="Minimap (only when the map is larger than the view)"
        Icon={MapIcon}
        side="top"
        pressed={isMinimapOn}
        onClick={() => hasMinimap.set(!isMinimapOn)}
      />
      <ToolButton
        label="3D view"
        hint="3D view. Tools work on the ground. Switch to 2D to resize or rotate objects."
        keys="Shift+3"
        Icon={Box}
        side="top"
        pressed={is3d}
        onClick={() => editorState.is3d.set(!is3d)}
      />
      <ToolButton
        label="Fit map to view"
        keys="Shift+1"
        Icon={Maximize}
        side="top"
        onClick={() => fitMap(session)}
      />
    </div>
  );
}
