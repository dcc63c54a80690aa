import { useMapToolState } from '../state/MapEditorState.ts';
import { LayersSection } from './LayersSection.tsx';
import { MapSettings } from './MapSettings.tsx';
import { PlacementSection } from './PlacementSection.tsx';
import { SelectionSection } from './SelectionSection.tsx';
import { TilesSection } from './TilesSection.tsx';

/** Inspector of the map: the selection, tiles and objects to place, the layers, and the map settings. */
export function MapInspector() {
  const hasSelection = useMapToolState((state) => state.selected.length > 0);
  const isPlacing = useMapToolState((state) => state.tool === 'place');
  return (
    <>
      {hasSelection && <SelectionSection />}
      {isPlacing && <PlacementSection />}
      <TilesSection />
      <LayersSection />
      {!isPlacing && <PlacementSection />}
      <MapSettings />
    </>
  );
}
