import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { FilterInput } from '@playloom/design-system/FilterInput';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import type { DraftGame } from '@playloom/draft';
import type { Look, PlacedEntity } from '@playloom/game-format';
import { useState } from 'react';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { matchesWords } from '@playloom/design-system/matchesWords';
import { writeDraggedType } from '../state/dragTypes.ts';
import { useMapEditorState, useMapToolState } from '../state/MapEditorState.ts';
import { LookThumbnail } from './LookThumbnail.tsx';

const GROUPS = [
  { value: 'all', label: 'All' },
  { value: 'unit', label: 'Units' },
  { value: 'item', label: 'Items' },
  { value: 'prop', label: 'Props' },
] as const;

interface Placeable {
  readonly kind: PlacedEntity['kind'];
  readonly type: string;
  readonly name: string;
  readonly look: Look;
}

function listPlaceables({ units, items, props }: DraftGame['types']): Placeable[] {
  const of = (
    kind: PlacedEntity['kind'],
    types: { readonly [id: string]: { readonly name: string; readonly look: Look } },
  ) => Object.entries(types).map(([type, { name, look }]): Placeable => ({ kind, type, name, look }));
  return [...of('unit', units), ...of('item', items), ...of('prop', props)];
}

/** Everything that can be placed on the map, by click or drag. */
export function PlacementSection() {
  const types = useGame((game) => game.types);
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState<(typeof GROUPS)[number]['value']>('all');
  const all = listPlaceables(types);
  const shown = all.filter(
    ({ kind, name }) => (group === 'all' || kind === group) && matchesWords(query, name),
  );
  return (
    <InspectorSection title="Place" note={all.length} foldable>
      {all.length === 0 ? (
        <p className="ed-hint">
          Units, items, and props appear here. To create one, click the plus above the tree.
        </p>
      ) : (
        <>
          <SegmentedControl label="What to place" value={group} options={GROUPS} onValueChange={setGroup} />
          <div className="map-row">
            <FilterInput
              label="Search for something to place"
              placeholder="Search"
              value={query}
              onValueChange={setQuery}
            />
          </div>
          <div className="map-things mt-2">
            {shown.map((one) => (
              <PlacementButton key={`${one.kind}/${one.type}`} one={one} />
            ))}
          </div>
          {shown.length === 0 && <p className="ed-hint">No results. Try another word.</p>}
        </>
      )}
    </InspectorSection>
  );
}

function PlacementButton({ one }: { readonly one: Placeable }) {
  const { map } = useMapEditorState();
  const canEdit = useStore(useSession().editor.canEdit);
  const { kind, type, name, look } = one;
  const isOn = useMapToolState(
    ({ tool, placing }) => tool === 'place' && placing?.kind === kind && placing.type === type,
  );
  return (
    <button
      type="button"
      className="map-thing"
      data-placeable={`${kind}/${type}`}
      draggable={canEdit}
      disabled={!canEdit}
      aria-pressed={isOn}
      aria-label={`Place ${name}`}
      title={name}
      onClick={() => map.state.update((state) => ({ ...state, tool: 'place', placing: { kind, type } }))}
      onDragStart={(event) => writeDraggedType(event.dataTransfer, { kind, type })}
    >
      <LookThumbnail look={look} />
      <span>{name}</span>
    </button>
  );
}
