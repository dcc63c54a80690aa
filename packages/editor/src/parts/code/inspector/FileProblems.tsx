import { InspectorSection } from '@playloom/design-system/InspectorSection';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LocationOfKind } from '../../EditorPart.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useProblemsAt } from '../../../session/useProblems.ts';
import { openLocation } from '../../../locations/openLocation.ts';

const SHOWN_MAX = 30;

/** Problems of this file; hidden while there are none. */
export function FileProblems({ place }: { readonly place: LocationOfKind<'script'> }) {
  const session = useSession();
  const problems = useProblemsAt(place);
  if (problems.length === 0) return null;
  return (
    <InspectorSection title="Problems" note={problems.length}>
      {problems.slice(0, SHOWN_MAX).map(({ message, path, place: found, isBlocking }) => (
        <button
          key={`${path} ${message}`}
          type="button"
          className="code-problem"
          data-level={isBlocking ? 'error' : 'warning'}
          onClick={() => openLocation(session, found)}
        >
          {isBlocking ? (
            <CircleX size={14} aria-label="Error" />
          ) : (
            <TriangleAlert size={14} aria-label="Warning" />
          )}
          <span>{message}</span>
          {found.kind === 'script' && <span className="ed-count">{found.line}</span>}
        </button>
      ))}
    </InspectorSection>
  );
}
