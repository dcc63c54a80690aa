import { keyOfPlace } from '@playloom/editor-core';
import { useEffect } from 'react';
import type { Presence } from '../session/EditorSession.ts';
import { useSession } from '../session/SessionContext.ts';
import type { Mirror } from './mirror/createMirror.ts';
import { type OtherCursor, setPeople } from './mirror/showPeople.ts';

/** Shows where others are in the same file. */
export function useOtherCursors(mirror: Mirror | null, key: string): void {
  const { people } = useSession();
  useEffect(() => {
    if (mirror === null) return;
    const show = () => mirror.view.dispatch({ effects: setPeople.of(listCursors(people.get(), key)) });
    show();
    return people.subscribe(show);
  }, [people, mirror, key]);
}

export function listCursors(people: readonly Presence[], key: string): readonly OtherCursor[] {
  return people.flatMap(({ client, name, color, place }): OtherCursor[] => {
    if (place?.kind !== 'script' || keyOfPlace(place) !== key || place.line === undefined) return [];
    return [{ client, name, color, line: place.line, column: place.column ?? 1 }];
  });
}
