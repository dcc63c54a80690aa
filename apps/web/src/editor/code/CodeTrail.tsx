import ChevronRight from 'lucide-react/icons/chevron-right';
import Search from 'lucide-react/icons/search';
import Sparkles from 'lucide-react/icons/sparkles';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import { startCompletion } from '@codemirror/autocomplete';
import { openSearchPanel } from '@codemirror/search';
import type { PlaceOf } from '../EditorPart.ts';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { deskOf } from './CodeDesk.ts';
import { formatFile } from './codeCommands.ts';
import type { OutlineEntry } from './language/Language.ts';

/** Where one is in the code, above it. */
export function CodeTrail({ place }: { readonly place: PlaceOf<'script'> }) {
  const session = useSession();
  const desk = deskOf(session);
  const name = useGame((game) => game.scripts[place.script]?.name);
  const cursor = useStore(desk.cursor);
  const outline = useStore(desk.outline);
  const help = useStore(desk.help);
  const around =
    cursor === null ? [] : outline.filter(({ from, to }) => from <= cursor.at && cursor.at <= to);
  const canEdit = useStore(session.editor.canEdit);
  const inView = (act: (view: NonNullable<ReturnType<typeof desk.view.get>>) => unknown) => () => {
    const view = desk.view.get();
    if (view !== null) act(view);
  };
  return (
    <div className="code-trail">
      <ol aria-label="Where you are">
        <li>{name ?? place.script}</li>
        <TrailStep text={place.file} />
        {around.slice(0, 2).map((entry) => (
          <TrailStep key={entry.from} text={describe(entry)} />
        ))}
      </ol>
      <span className="ed-grow" />
      {!canEdit && <span className="code-status">You may look, not change</span>}
      {help !== 'ready' && (
        <span className="code-status" role="status">
          {help === 'loading'
            ? 'Loading help…'
            : 'Help for code did not load. Writing works; reload to try again.'}
        </span>
      )}
      {cursor !== null && (
        <span className="code-status ed-mono" title="Line and column">
          {cursor.line}:{cursor.column}
        </span>
      )}
      <IconButton
        label="Find in this file"
        keys="Mod+F"
        Icon={Search}
        size="s"
        onClick={inView(openSearchPanel)}
      />
      <IconButton
        label="Suggest what could stand here"
        keys="Ctrl+Space"
        Icon={Sparkles}
        size="s"
        onClick={inView((view) => (view.focus(), startCompletion(view)))}
        isDisabled={!canEdit}
      />
      <IconButton
        label="Format this file"
        keys="Shift+Alt+F"
        Icon={WandSparkles}
        size="s"
        onClick={inView((view) => formatFile(session, view))}
        isDisabled={!canEdit}
      />
    </div>
  );
}

function TrailStep({ text }: { readonly text: string }) {
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
