import type { PlaceOf } from '../../EditorPart.ts';

/** What a type is seen or heard as, above its form. */
export function TypeStage(_props: { readonly place: PlaceOf<'type'> }) {
  return null;
}
