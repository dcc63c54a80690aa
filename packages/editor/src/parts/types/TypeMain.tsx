import { useEffect, useState } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { useIsSmallWindow } from '../../session/useIsSmallWindow.ts';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { FormSubjectContext } from '../../forms/FormContext.ts';
import { listHiddenSections } from './inspectorSections.ts';
import { focusField } from '../../forms/focusField.ts';
import { TypeHeader } from './TypeHeader.tsx';
import { TypeStage } from './stage/TypeStage.tsx';
import { useType } from './useType.ts';
import { SettingSearchField } from '../../forms/SettingSearchField.tsx';

/** One type: its preview, and all its settings. */
export function TypeMain({ place }: { readonly place: LocationOfKind<'type'> }) {
  const { workspace } = useSession();
  const type = useType(place);
  const [query, setQuery] = useState('');
  const isSmall = useIsSmallWindow();
  const hasInspector = useStore(workspace).isInspectorOpen && !isSmall;
  useEffect(() => focusField(['types', place.of, place.id, ...(place.field ?? [])]), [place]);
  return (
    <FormSubjectContext value={type?.name ?? place.id}>
      <div className="type-main">
        <TypeHeader place={place} />
        <TypeStage key={place.id} place={place} />
        <SettingSearchField query={query} onChange={setQuery} />
        <div className="type-form">
          <SchemaForm
            root={['types', place.of, place.id]}
            kind={place.of}
            query={query}
            without={listHiddenSections(place.of, type, hasInspector, query !== '')}
          />
        </div>
      </div>
    </FormSubjectContext>
  );
}
