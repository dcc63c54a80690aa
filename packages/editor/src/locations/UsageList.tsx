import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { findUses } from '@playloom/editor-core';
import type { ReferenceTarget } from '@playloom/game-format';
import { useMemo } from 'react';
import { useGame, useSession } from '../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { openLocation } from './openLocation.ts';
import { LocationIcon } from './LocationIcon.tsx';
import { groupUses } from './groupUses.ts';
import { describeUnusedType } from './describeUnusedType.ts';

interface Props {
  readonly target: ReferenceTarget;
  readonly id: string;
}

/** Lists the places where something is used, with links. */
export function UsageList({ target, id }: Props) {
  const session = useSession();
  const game = useGame((whole) => whole);
  const { draft } = session.editor;
  const uses = useMemo(() => findUses(draft, game, target, id), [draft, game, target, id]);
  const groups = useMemo(() => groupUses(game, uses), [game, uses]);
  const note = uses.length === 1 ? '1 place' : `${uses.length} places`;
  return (
    <div id="type-uses" tabIndex={-1} className="type-uses">
      <InspectorSection title="Used in" note={note} tools={<ShortcutKeys keys="Shift+F12" />}>
        {groups.length === 0 && <p className="ed-hint">{describeUnusedType(target)}</p>}
        {groups.map(({ key, name, notes, location, count }) => (
          <button
            key={key}
            type="button"
            className="ed-row type-use"
            onClick={() => openLocation(session, location)}
          >
            <LocationIcon of={location} size={15} />
            <span className="type-use-name">{name}</span>
            <span className="ed-name type-use-note">{notes.filter(Boolean).join(', ')}</span>
            <span className="ed-count">{count}</span>
          </button>
        ))}
      </InspectorSection>
    </div>
  );
}
