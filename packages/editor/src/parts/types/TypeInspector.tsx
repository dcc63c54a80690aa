import { getTypeReferenceTarget } from '@playloom/editor-core';
import type { LocationOfKind } from '../EditorPart.ts';
import { SchemaForm } from '../../forms/SchemaForm.tsx';
import { FormSubjectContext } from '../../forms/FormContext.ts';
import { INSPECTOR_SECTIONS } from './inspectorSections.ts';
import { LivePreview } from './stage/LivePreview.tsx';
import { useType } from './useType.ts';
import { UsageList } from '../../locations/UsageList.tsx';

/** Body and look of a type, and where it is used. */
export function TypeInspector({ place }: { readonly place: LocationOfKind<'type'> }) {
  const type = useType(place);
  return (
    <FormSubjectContext value={type?.name ?? place.id}>
      <LivePreview key={place.id} place={place} />
      <SchemaForm root={['types', place.of, place.id]} kind={place.of} only={INSPECTOR_SECTIONS} />
      <UsageList target={getTypeReferenceTarget(place.of)} id={place.id} />
    </FormSubjectContext>
  );
}
