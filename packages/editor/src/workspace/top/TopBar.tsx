import { ToolButton } from '@playloom/design-system/ToolButton';
import { redo, undo } from '@playloom/editor-core';
import Command from 'lucide-react/icons/search';
import Link2 from 'lucide-react/icons/link-2';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { EditorAction } from '../../actions/EditorAction.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { GameMenu } from './GameMenu.tsx';
import { CollaboratorAvatars } from './CollaboratorAvatars.tsx';
import { PlayButton } from './PlayButton.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { TitleField } from './TitleField.tsx';

/** The top bar of the editor. It replaces the top bar of the site. */
export function TopBar({ actions }: { readonly actions: readonly EditorAction[] }) {
  const { overlay, changes } = useSession();
  const changeCount = useStore(changes);
  return (
    <header className="ed-top">
      <div className="ed-top-start">
        <GameMenu actions={actions} />
        <span className="ed-top-line" />
        <TitleField />
        <SaveStatus />
      </div>
      <div className="ed-top-middle">
        <UndoButtons />
        <PlayButton />
        <button type="button" className="ed-top-find" onClick={() => overlay.set('palette')}>
          <Command size={14} aria-hidden="true" />
          <span>Search commands</span>
          <ShortcutKeys keys="Mod+K" />
        </button>
      </div>
      <div className="ed-top-end">
        <CollaboratorAvatars />
        <button type="button" className="ed-button" onClick={() => overlay.set('share')}>
          <Link2 size={15} aria-hidden="true" />
          Share
        </button>
        <button
          type="button"
          className="ed-button"
          data-tone="commit"
          data-tour="publish"
          onClick={() => overlay.set('publish')}
        >
          Publish
          {changeCount !== null && changeCount > 0 && (
            <span className="ed-top-count">
              {changeCount}
              <span className="sr-only">{changeCount === 1 ? ' change' : ' changes'}</span>
            </span>
          )}
        </button>
      </div>
    </header>
  );
}

function UndoButtons() {
  const { editor } = useSession();
  const { last, next } = useStore(editor.history);
  const canEdit = useStore(editor.canEdit);
  return (
    <div className="ed-top-undo">
      <ToolButton
        label="Undo"
        hint={last === null ? 'Nothing to undo' : `Undo: ${last.label}`}
        keys="Mod+Z"
        Icon={Undo2}
        disabled={last === null || !canEdit}
        onClick={() => undo(editor)}
      />
      <ToolButton
        label="Redo"
        hint={next === null ? 'Nothing to redo' : `Redo: ${next.label}`}
        keys="Mod+Shift+Z"
        Icon={Redo2}
        disabled={next === null || !canEdit}
        onClick={() => redo(editor)}
      />
    </div>
  );
}
