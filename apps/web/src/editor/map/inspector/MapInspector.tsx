import { useMapToolState } from '../MapEditorState.ts';
import { LayersSection } from './LayersSection.tsx';
import { MapSettings } from './MapSettings.tsx';
import { PlacementSection } from './PlacementSection.tsx';
import { SelectionSection } from './SelectionSection.tsx';
import { TilesSection } from './TilesSection.tsx';

/** Beside the map: what is selected, what to paint and to place with, the layers, and the map as a whole. */
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
