import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LocationOfKind } from '../../EditorPart.ts';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import { InspectorSection } from '../../../ui/InspectorSection.tsx';
import { openLocation } from '../../../locations/openLocation.ts';
import { getCodeEditorState } from '../state/CodeEditorState.ts';

const SHOWN_MAX = 30;

/** Problems of this file; hidden while there are none. */
export function FileProblems({ place }: { readonly place: LocationOfKind<'script'> }) {
  const session = useSession();
  const editorState = getCodeEditorState(session);
  const findings = useStore(editorState.findings).filter(({ level }) => level !== 'hint');
  const view = useStore(editorState.view);
  if (findings.length === 0 || view === null) return null;
  const { doc } = view.state;
  const lines = findings.slice(0, SHOWN_MAX).map((finding) => ({
    ...finding,
    line: doc.lineAt(Math.min(finding.from, doc.length)).number,
  }));
  return (
    <InspectorSection title="Problems" note={findings.length}>
      {lines.map(({ from, line, message, level }) => (
        <button
          key={`${from} ${message}`}
          type="button"
          className="code-problem"
          data-level={level}
          onClick={() => openLocation(session, { ...place, line, column: from - doc.line(line).from + 1 })}
        >
          {level === 'error' ? (
            <CircleX size={14} aria-label="Error" />
          ) : (
            <TriangleAlert size={14} aria-label="Warning" />
          )}
          <span>{message}</span>
          <span className="ed-count">{line}</span>
        </button>
      ))}
    </InspectorSection>
  );
}
