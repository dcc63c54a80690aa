import { targetOfKind } from '@playloom/editor-core';
import type { PlaceOfKind } from '../EditorPart.ts';
import { SchemaForm } from './form/SchemaForm.tsx';
import { FormSubject } from './form/FormContext.ts';
import { INSPECTOR_SECTIONS } from './inspectorSections.ts';
import { LivePreview } from './stage/LivePreview.tsx';
import { useType } from './useType.ts';
import { UsageList } from './UsageList.tsx';

/** Body and look of a type, and where it is used. */
export function TypeInspector({ place }: { readonly place: PlaceOfKind<'type'> }) {
  const type = useType(place);
  return (
    <FormSubject value={type?.name ?? place.id}>
      <LivePreview key={place.id} place={place} />
      <SchemaForm root={['types', place.of, place.id]} kind={place.of} only={INSPECTOR_SECTIONS} />
      <UsageList target={targetOfKind(place.of)} id={place.id} />
    </FormSubject>
  );
}
