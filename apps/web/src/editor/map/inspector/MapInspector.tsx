import { useMapState } from '../MapDesk.ts';
import { LayersSection } from './LayersSection.tsx';
import { MapSettings } from './MapSettings.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { SelectionSection } from './SelectionSection.tsx';
import { TilesSection } from './TilesSection.tsx';

/** Beside the map: what is selected, what to paint and to place with, the layers, and the map as a whole. */
export function MapInspector() {
  const hasSelection = useMapState((state) => state.selected.length > 0);
  const isPlacing = useMapState((state) => state.tool === 'place');
  return (
    <>
      {hasSelection && <SelectionSection />}
      {isPlacing && <PlaceSection />}
      <TilesSection />
      <LayersSection />
      {!isPlacing && <PlaceSection />}
      <MapSettings />
    </>
  );
}
