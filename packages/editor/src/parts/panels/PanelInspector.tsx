import { CharacterCounter } from '@playloom/design-system/CharacterCounter';
import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  panelSnippets,
  validatePanelName,
  removePanel,
  renamePanel,
  runCommand,
} from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import type { LocationOfKind } from '../EditorPart.ts';
import { FileNameForm } from '../../textEditor/FileNameForm.tsx';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { getPanelEditorState } from './PanelEditorState.ts';
import { PanelHelp } from './PanelHelp.tsx';

/** Inspector of a panel: its name and size, snippets to insert, and help for messages. */
export function PanelInspector({ place: { panel } }: { readonly place: LocationOfKind<'panel'> }) {
  const html = useGame((game) => game.data.ui[panel]?.htmlData);
  return (
    <>
      {html !== undefined && <PanelName panel={panel} length={html.length} />}
      {html !== undefined && <PanelSnippets />}
      <PanelHelp panel={panel} html={html ?? ''} />
    </>
  );
}

function PanelName({ panel, length }: { readonly panel: string; readonly length: number }) {
  const session = useSession();
  const { editor } = session;
  const canEdit = useStore(editor.canEdit);
  const [isNaming, setIsNaming] = useState(false);
  const counterId = useId();
  const rename = (typed: string): string | null => {
    const name = validatePanelName(editor.game.get(), typed);
    if (!name.ok) return name.error;
    runCommand(editor, renamePanel(editor.game.get(), panel, name.value));
    setIsNaming(false);
    openLocation(session, { kind: 'panel', panel: name.value });
    return null;
  };
  const share = length / limits.PANEL_LENGTH_MAX;
  return (
    <InspectorSection
      title="Panel"
      tools={
        <>
          <ToolButton
            label="Rename"
            Icon={Pencil}
            size="sm"
            disabled={!canEdit}
            onClick={() => setIsNaming(true)}
          />
          <ToolButton
            label="Delete panel"
            Icon={Trash}
            size="sm"
            disabled={!canEdit}
            onClick={() => runCommand(editor, removePanel(panel))}
          />
        </>
      }
    >
      {isNaming ? (
        <FileNameForm initial={panel} onDone={rename} onCancel={() => setIsNaming(false)} />
      ) : (
        <p className="panel-name">{panel}</p>
      )}
      <div className="panel-size" data-full={share > 1 ? '' : undefined}>
        <meter
          min={0}
          max={1}
          high={0.9}
          value={Math.min(1, share)}
          aria-label="Size"
          aria-describedby={counterId}
        />
        <CharacterCounter id={counterId} length={length} max={limits.PANEL_LENGTH_MAX} />
      </div>
      {share > 1 && (
        <p className="ed-field-problem" role="alert">
          The panel is too long to publish. If the HTML contains images, add them to the game’s assets
          instead.
        </p>
      )}
    </InspectorSection>
  );
}

function PanelSnippets() {
  const session = useSession();
  const view = useStore(getPanelEditorState(session).view);
  const canEdit = useStore(session.editor.canEdit);
  const insert = (code: string) => {
    if (view === null || !canEdit) return;
    const { from, to } = view.state.selection.main;
    view.dispatch({
      changes: { from, to, insert: code },
      selection: { anchor: from + code.length },
      userEvent: 'input.paste',
    });
    view.focus();
  };
  return (
    <InspectorSection title="Insert" foldable>
      {panelSnippets.map(({ title, text, code }) => (
        <button
          key={title}
          type="button"
          className="ed-row"
          title={text}
          aria-disabled={view === null || !canEdit}
          onClick={() => insert(code)}
        >
          <Plus size={14} aria-hidden="true" />
          <span className="ed-name">{title}</span>
        </button>
      ))}
    </InspectorSection>
  );
}
