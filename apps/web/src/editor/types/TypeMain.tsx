import { useEffect, useState } from 'react';
import type { PlaceOf } from '../EditorPart.ts';
import { useSession, useStore } from '../session/SessionContext.ts';
import { useIsSmall } from '../workspace/useIsSmall.ts';
import { Form } from './form/Form.tsx';
import { FormThing } from './form/FormContext.ts';
import { leftOut } from './inspectorSections.ts';
import { showField } from './showField.ts';
import { TypeHead } from './TypeHead.tsx';
import { TypeStage } from './stage/TypeStage.tsx';
import { useType } from './useType.ts';
import { FindSetting } from './form/FindSetting.tsx';

/** One type: its picture, and everything that can be set about it. */
export function TypeMain({ place }: { readonly place: PlaceOf<'type'> }) {
  const { workspace } = useSession();
  const type = useType(place);
  const [query, setQuery] = useState('');
  const isSmall = useIsSmall();
  const hasInspector = useStore(workspace).isInspectorOpen && !isSmall;
  useEffect(() => showField(['types', place.of, place.id, ...(place.field ?? [])]), [place]);
  return (
    <FormThing value={type?.name ?? place.id}>
      <div className="type-main">
        <TypeHead place={place} />
        <TypeStage key={place.id} place={place} />
        <FindSetting query={query} onChange={setQuery} />
        <div className="type-form">
          <Form
            root={['types', place.of, place.id]}
            kind={place.of}
            query={query}
            without={leftOut(place.of, type, hasInspector, query !== '')}
          />
        </div>
      </div>
    </FormThing>
  );
}
