import { EmptyState } from '@playloom/design-system/EmptyState';
import { findDefaultScriptFile, getScriptFilePath } from '@playloom/editor-core';
import type { LocationOfKind } from '../EditorPart.ts';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { CodeBreadcrumbs } from './CodeBreadcrumbs.tsx';
import { NewScriptForm } from './NewScriptForm.tsx';
import { useSharedText } from '../../textEditor/useSharedText.ts';

/** Shows a script file, or the page that creates a new script. */
export function CodeMain({ place }: { readonly place: LocationOfKind<'script'> }) {
  const session = useSession();
  const text = useSharedText(getScriptFilePath(place.script, place.file));
  const files = useGame((game) => game.scripts[place.script]?.files);
  if (place.script === '') return <NewScriptForm />;
  if (text === null) {
    const other = files === undefined ? null : findDefaultScriptFile(files);
    return (
      <EmptyState
        centered
        title={`${place.file} no longer exists`}
        learnMore="/docs/reference/scripts#files"
        action={
          <button
            type="button"
            className="ed-button"
            onClick={() =>
              openLocation(session, {
                kind: 'script',
                script: other === null ? '' : place.script,
                file: other ?? '',
              })
            }
          >
            {other === null ? 'New script' : `Open ${other}`}
          </button>
        }
      >
        It was deleted or renamed. If that was you, you can undo the change.
      </EmptyState>
    );
  }
  return (
    <div className="code-main">
      <CodeBreadcrumbs place={place} />
      <CodeEditor key={`${place.script}/${place.file}`} place={place} text={text} />
    </div>
  );
}
