import { EditorView } from '@codemirror/view';
import { getLocationKey } from '@playloom/editor-core';
import { useEffect } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { TextEditor } from '../../textEditor/createTextEditor.ts';
import { setHighlightedLine } from './codemirror/createLineMarkersExtension.ts';

/** Scrolls to the line that a link, a problem or a console entry refers to, and highlights it. */
export function useRevealLine(textEditor: TextEditor | null, place: LocationOfKind<'script'>): void {
  const session = useSession();
  useEffect(() => {
    if (textEditor === null || place.line === undefined) return;
    const { view } = textEditor;
    const { doc } = view.state;
    const number = Math.min(Math.max(1, place.line), doc.lines);
    const line = doc.line(number);
    const anchor = Math.min(line.from + Math.max(0, (place.column ?? 1) - 1), line.to);
    view.dispatch({
      selection: { anchor },
      effects: [EditorView.scrollIntoView(anchor, { y: 'center' }), setHighlightedLine.of(number)],
    });
    view.focus();
    // Remove the line number from the tab. Otherwise the same link would not work again, and a reload would
    // scroll back.
    const { line: _line, column: _column, ...plain } = place;
    session.workspace.update((workspace) => {
      const key = getLocationKey(place);
      const found = workspace.tabs.findIndex((tab) => getLocationKey(tab) === key);
      return found === -1 ? workspace : { ...workspace, tabs: workspace.tabs.with(found, plain) };
    });
  }, [session, textEditor, place]);
}
