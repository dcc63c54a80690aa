import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { FilterInput } from '@playloom/design-system/FilterInput';
import { ToolButton } from '@playloom/design-system/ToolButton';
import type { EntitySummary } from '@playloom/engine';
import Box from 'lucide-react/icons/box';
import Crosshair from 'lucide-react/icons/crosshair';
import Gem from 'lucide-react/icons/gem';
import MoveUpRight from 'lucide-react/icons/move-up-right';
import User from 'lucide-react/icons/user';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import type { PlaytestStage } from '../../../session/PlaytestStage.ts';
import { useLiveReading } from '../../../session/useRunningPlaytest.ts';

const SHOWN_MAX = 40;
const ICONS: { readonly [Kind in EntitySummary['kind']]: LucideIcon } = {
  unit: User,
  item: Gem,
  projectile: MoveUpRight,
  prop: Box,
};

/** All entities of the running game, searchable. */
export function LiveEntities({ stage }: { readonly stage: PlaytestStage }) {
  const { playtest } = useSession();
  const [wanted, setWanted] = useState('');
  const entities = useStore(stage.entities);
  const hasInspected = useLiveReading(({ inspected }) => inspected !== null);
  const isPicking = useStore(stage.isPicking);
  const found = entities.filter((entity) => matches(entity, wanted));
  const isListed = wanted !== '' || !hasInspected;
  return (
    <InspectorSection
      title="Entities"
      note={entities.length}
      tools={
        <ToolButton
          label="Select in the game"
          hint="Select in the game: click any entity. While the game is paused, clicking always selects."
          Icon={Crosshair}
          pressed={isPicking}
          size="sm"
          onClick={() => stage.isPicking.set(!isPicking)}
        />
      }
    >
      <FilterInput label="Find by type or name" value={wanted} onValueChange={setWanted} />
      {isListed && (
        <ul className="pt-things">
          {found.slice(0, SHOWN_MAX).map((entity) => (
            <LiveEntity
              key={entity.entity}
              entity={entity}
              onPick={() => {
                setWanted('');
                playtest.inspect(entity.entity);
              }}
            />
          ))}
          {found.length > SHOWN_MAX && <li className="ed-hint">{`${found.length - SHOWN_MAX} more`}</li>}
          {found.length === 0 && <li className="ed-hint">No entities match.</li>}
        </ul>
      )}
    </InspectorSection>
  );
}

function LiveEntity({ entity, onPick }: { readonly entity: EntitySummary; readonly onPick: () => void }) {
  const Icon = ICONS[entity.kind];
  return (
    <li>
      <button type="button" className="ed-row" onClick={onPick}>
        <Icon size={14} aria-hidden="true" />
        <span className="ed-name">{entity.name}</span>
        <span className="ed-count">{`#${entity.slot}`}</span>
      </button>
    </li>
  );
}

function matches({ name, type, kind }: EntitySummary, wanted: string): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${name} ${type} ${kind}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
