import type { EntityLine } from '@playloom/engine';
import Box from 'lucide-react/icons/box';
import Crosshair from 'lucide-react/icons/crosshair';
import Gem from 'lucide-react/icons/gem';
import MoveUpRight from 'lucide-react/icons/move-up-right';
import User from 'lucide-react/icons/user';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Section } from '../../ui/Section.tsx';
import type { PlaytestStage } from '../PlaytestStage.ts';
import { useLivePart } from '../usePlaytestPart.ts';
import { SearchField } from '../../ui/SearchField.tsx';

const SHOWN_MAX = 40;
const ICONS: { readonly [Kind in EntityLine['kind']]: LucideIcon } = {
  unit: User,
  item: Gem,
  projectile: MoveUpRight,
  prop: Box,
};

/** Everything in the running game, to be found and looked at. */
export function LiveThings({ stage }: { readonly stage: PlaytestStage }) {
  const { playtest } = useSession();
  const [wanted, setWanted] = useState('');
  const things = useStore(stage.things);
  const hasInspected = useLivePart(({ inspected }) => inspected !== null);
  const isPicking = useStore(stage.isPicking);
  const found = things.filter((thing) => matches(thing, wanted));
  const isListed = wanted !== '' || !hasInspected;
  return (
    <Section
      title="Live things"
      note={things.length}
      tools={
        <IconButton
          label="Pick in the game"
          hint="Pick in the game: click on anything. Paused, a click always picks."
          Icon={Crosshair}
          isOn={isPicking}
          size="s"
          onClick={() => stage.isPicking.set(!isPicking)}
        />
      }
    >
      <SearchField label="Find by type or name" value={wanted} onChange={setWanted} />
      {isListed && (
        <ul className="pt-things">
          {found.slice(0, SHOWN_MAX).map((thing) => (
            <Thing
              key={thing.entity}
              thing={thing}
              onPick={() => {
                setWanted('');
                playtest.inspect(thing.entity);
              }}
            />
          ))}
          {found.length > SHOWN_MAX && <li className="ed-hint">{`${found.length - SHOWN_MAX} more`}</li>}
          {found.length === 0 && <li className="ed-hint">Nothing of that name is in the game now.</li>}
        </ul>
      )}
    </Section>
  );
}

function Thing({ thing, onPick }: { readonly thing: EntityLine; readonly onPick: () => void }) {
  const Icon = ICONS[thing.kind];
  return (
    <li>
      <button type="button" className="ed-row" onClick={onPick}>
        <Icon size={14} aria-hidden="true" />
        <span className="ed-name">{thing.name}</span>
        <span className="ed-count">{`#${thing.slot}`}</span>
      </button>
    </li>
  );
}

function matches({ name, type, kind }: EntityLine, wanted: string): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const text = `${name} ${type} ${kind}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
