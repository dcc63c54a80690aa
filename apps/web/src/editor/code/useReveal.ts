import { EditorView } from '@codemirror/view';
import { keyOfPlace } from '@playloom/editor-core';
import { useEffect } from 'react';
import type { PlaceOf } from '../EditorPart.ts';
import { useSession } from '../session/SessionContext.ts';
import type { Mirror } from './mirror/createMirror.ts';
import { setFlash } from './mirror/markLines.ts';

/** Goes to the line that a link, a problem or a line of the console named, and marks it. */
export function useReveal(mirror: Mirror | null, place: PlaceOf<'script'>): void {
  const session = useSession();
  useEffect(() => {
    if (mirror === null || place.line === undefined) return;
    const { view } = mirror;
    const { doc } = view.state;
    const number = Math.min(Math.max(1, place.line), doc.lines);
    const line = doc.line(number);
    const anchor = Math.min(line.from + Math.max(0, (place.column ?? 1) - 1), line.to);
    view.dispatch({
      selection: { anchor },
      effects: [EditorView.scrollIntoView(anchor, { y: 'center' }), setFlash.of(number)],
    });
    view.focus();
    // The tab forgets the line: the same link leads there again, and a reload does not jump.
    const { line: _line, column: _column, ...plain } = place;
    session.workspace.update((workspace) => {
      const key = keyOfPlace(place);
      const found = workspace.tabs.findIndex((tab) => keyOfPlace(tab) === key);
      return found === -1 ? workspace : { ...workspace, tabs: workspace.tabs.with(found, plain) };
    });
  }, [session, mirror, place]);
}
