import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { findScriptUses } from '@playloom/editor-core';
import Shapes from 'lucide-react/icons/shapes';
import { useMemo } from 'react';
import { useGame, useSession } from '../../../session/SessionContext.ts';
import { openLocation } from '../../../locations/openLocation.ts';

/** The types that use this script. */
export function ScriptUses({ script }: { readonly script: string }) {
  const session = useSession();
  const types = useGame((game) => game.types);
  const uses = useMemo(
    () => findScriptUses({ ...session.editor.game.get(), types }, script),
    [session, types, script],
  );
  if (uses.length === 0) return null;
  return (
    <InspectorSection title="Used by" note={uses.length} foldable>
      {uses.map(({ of, id, name, location }) => (
        <button
          key={`${of}/${id}`}
          type="button"
          className="ed-row"
          onClick={() => openLocation(session, location)}
        >
          <Shapes size={14} aria-hidden="true" />
          <span className="ed-name">{name}</span>
          <span className="code-note">{of === 'units' ? 'unit' : 'item'}</span>
        </button>
      ))}
    </InspectorSection>
  );
}
