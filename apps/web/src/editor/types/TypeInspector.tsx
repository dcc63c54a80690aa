import { targetOfKind } from '@playloom/editor-core';
import type { PlaceOf } from '../EditorPart.ts';
import { Form } from './form/Form.tsx';
import { FormThing } from './form/FormContext.ts';
import { INSPECTOR_SECTIONS } from './inspectorSections.ts';
import { LivePreview } from './stage/LivePreview.tsx';
import { useType } from './useType.ts';
import { WhereUsed } from './WhereUsed.tsx';

/** Body and look beside the picture, and where the type is used. */
export function TypeInspector({ place }: { readonly place: PlaceOf<'type'> }) {
  const type = useType(place);
  return (
    <FormThing value={type?.name ?? place.id}>
      <LivePreview key={place.id} place={place} />
      <Form root={['types', place.of, place.id]} kind={place.of} only={INSPECTOR_SECTIONS} />
      <WhereUsed target={targetOfKind(place.of)} id={place.id} />
    </FormThing>
  );
}
