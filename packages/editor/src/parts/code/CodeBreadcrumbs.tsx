import { ToolButton } from '@playloom/design-system/ToolButton';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { startCompletion } from '@codemirror/autocomplete';
import { openSearchPanel } from '@codemirror/search';
import type { LocationOfKind } from '../EditorPart.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { getCodeEditorState } from './state/CodeEditorState.ts';
import { formatFile } from './codeCommands.ts';
import type { OutlineEntry } from './language/ScriptLanguageService.ts';

/** Breadcrumbs above the code: the file and the symbols around the cursor. */
export function CodeBreadcrumbs({ place }: { readonly place: LocationOfKind<'script'> }) {
  const session = useSession();
  const editorState = getCodeEditorState(session);
  const name = useGame((game) => game.scripts[place.script]?.name);
  const cursor = useStore(editorState.cursor);
  const outline = useStore(editorState.outline);
  const help = useStore(editorState.help);
  const around =
    cursor === null ? [] : outline.filter(({ from, to }) => from <= cursor.at && cursor.at <= to);
  const canEdit = useStore(session.editor.canEdit);
  const inView = (act: (view: NonNullable<ReturnType<typeof editorState.view.get>>) => unknown) => () => {
    const view = editorState.view.get();
    if (view !== null) act(view);
  };
  return (
    <div className="code-trail">
      <ol aria-label="Breadcrumbs">
        <li>{name ?? place.script}</li>
        <Breadcrumb text={place.file} />
        {around.slice(0, 2).map((entry) => (
          <Breadcrumb key={entry.from} text={describe(entry)} />
        ))}
      </ol>
      <span className="ed-grow" />
      {!canEdit && <span className="code-status">View only</span>}
      {help !== 'ready' && (
        <span className="code-status" role="status">
          {help === 'loading'
            ? 'Loading code assistance…'
            : 'Code assistance couldn’t be loaded. Reload to try again.'}
        </span>
      )}
      {cursor !== null && (
        <span className="code-status ed-mono" title="Line and column">
          {cursor.line}:{cursor.column}
        </span>
      )}
      <ToolButton
        label="Find in file"
        keys="Mod+F"
        Icon={Search}
        size="sm"
        onClick={inView(openSearchPanel)}
      />
      <ToolButton
        label="Show suggestions"
        keys="Ctrl+Space"
        Icon={Sparkles}
        size="sm"
        onClick={inView((view) => (view.focus(), startCompletion(view)))}
        disabled={!canEdit}
      />
      <ToolButton
        label="Format file"
        keys="Shift+Alt+F"
        Icon={WandSparkles}
        size="sm"
        onClick={inView((view) => formatFile(session, view))}
        disabled={!canEdit}
      />
    </div>
  );
}

function Breadcrumb({ text }: { readonly text: string }) {
  return (
    <li>
      <ChevronRight size={12} aria-hidden="true" />
      <span>{text}</span>
    </li>
  );
}

function describe({ kind, name, note }: OutlineEntry): string {
  return kind === 'handler' ? `on ${name}${note === '' ? '' : ` ${note}`}` : name;
}
