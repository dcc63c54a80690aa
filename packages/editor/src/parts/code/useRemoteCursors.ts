import { getLocationKey } from '@playloom/editor-core';
import { useEffect } from 'react';
import type { CollaboratorPresence } from '../../session/EditorSession.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { TextEditor } from '../../textEditor/createTextEditor.ts';
import { type RemoteCursor, setRemoteCursors } from './codemirror/createRemoteCursorsExtension.ts';

/** Shows the cursors of other people in the same file. */
export function useRemoteCursors(textEditor: TextEditor | null, key: string): void {
  const { people } = useSession();
  useEffect(() => {
    if (textEditor === null) return;
    const show = () =>
      textEditor.view.dispatch({ effects: setRemoteCursors.of(listRemoteCursors(people.get(), key)) });
    show();
    return people.subscribe(show);
  }, [people, textEditor, key]);
}

function listRemoteCursors(people: readonly CollaboratorPresence[], key: string): readonly RemoteCursor[] {
  return people.flatMap(({ client, name, color, place }): RemoteCursor[] => {
    if (place?.kind !== 'script' || getLocationKey(place) !== key || place.line === undefined) return [];
    return [{ client, name, color, line: place.line, column: place.column ?? 1 }];
  });
}
