import { findDefaultScriptFile, getScriptFilePath } from '@playloom/editor-core';
import type { LocationOfKind } from '../EditorPart.ts';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { EditorEmptyState } from '../../ui/EditorEmptyState.tsx';
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
      <EditorEmptyState
        isLarge
        title={`${place.file} no longer exists`}
        docs="/docs/reference/scripts#files"
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
      </EditorEmptyState>
    );
  }
  return (
    <div className="code-main">
      <CodeBreadcrumbs place={place} />
      <CodeEditor key={`${place.script}/${place.file}`} place={place} text={text} />
    </div>
  );
}
