import { InspectorSection } from '@playloom/design-system/InspectorSection';
import Box from 'lucide-react/icons/box';
import Braces from 'lucide-react/icons/braces';
import Hash from 'lucide-react/icons/hash';
import SquareFunction from 'lucide-react/icons/square-function';
import Zap from 'lucide-react/icons/zap';
import type { LocationOfKind } from '../../EditorPart.ts';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import { openLocation } from '../../../locations/openLocation.ts';
import { getCodeEditorState } from '../state/CodeEditorState.ts';
import type { OutlineEntry } from '../language/ScriptLanguageService.ts';

const icons = { handler: Zap, function: SquareFunction, class: Box, constant: Hash, type: Braces };
const SHOWN_MAX = 60;

/** Handlers and functions of the file; a click goes to their line. */
export function Outline({ place }: { readonly place: LocationOfKind<'script'> }) {
  const session = useSession();
  const editorState = getCodeEditorState(session);
  const entries = useStore(editorState.outline);
  const cursor = useStore(editorState.cursor);
  const shown = entries.slice(0, SHOWN_MAX);
  const current =
    cursor === null ? -1 : shown.findLastIndex(({ from, to }) => from <= cursor.at && cursor.at <= to);
  return (
    <InspectorSection title="Outline" note={entries.length} foldable>
      {entries.length === 0 && <p className="ed-hint">Handlers and functions in this file appear here.</p>}
      {shown.map((entry, index) => (
        <OutlineRow
          key={entry.from}
          entry={entry}
          isCurrent={index === current}
          onSelect={() => openLocation(session, { ...place, line: entry.line })}
        />
      ))}
      {entries.length > SHOWN_MAX && <p className="ed-hint">and {entries.length - SHOWN_MAX} more</p>}
    </InspectorSection>
  );
}

interface RowProps {
  readonly entry: OutlineEntry;
  readonly isCurrent: boolean;
  readonly onSelect: () => void;
}

function OutlineRow({ entry, isCurrent, onSelect }: RowProps) {
  const { kind, name, note, depth, line } = entry;
  const Icon = icons[kind];
  return (
    <button
      type="button"
      className="ed-row code-outline"
      aria-current={isCurrent}
      style={{ paddingLeft: 8 + depth * 14 }}
      onClick={onSelect}
    >
      <Icon size={14} aria-hidden="true" />
      <span className="ed-name">
        {kind === 'handler' ? `on ${name}` : name} {note !== '' && <i>{note}</i>}
      </span>
      <span className="ed-count">{line}</span>
    </button>
  );
}
