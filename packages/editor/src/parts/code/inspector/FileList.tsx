import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { TextField } from '@playloom/design-system/TextField';
import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  addScriptFile,
  DEFAULT_SCRIPT_FILE,
  validateScriptFileName,
  removeScriptFile,
  removeScript,
  renameScriptFile,
  renameScript,
  runCommand,
  endStep,
} from '@playloom/editor-core';
import { limits } from '@playloom/game-format';
import { DropdownMenu } from '@playloom/design-system/DropdownMenu';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileCode from 'lucide-react/icons/file-code-2';
import FilePlus from 'lucide-react/icons/file-plus';
import { useState } from 'react';
import type { LocationOfKind } from '../../EditorPart.ts';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { openLocation } from '../../../locations/openLocation.ts';
import { FileNameForm } from '../../../textEditor/FileNameForm.tsx';

type Naming = { readonly kind: 'add' } | { readonly kind: 'rename'; readonly file: string } | null;

/** The files of the script, and its name. */
export function FileList({ place }: { readonly place: LocationOfKind<'script'> }) {
  const session = useSession();
  const { editor } = session;
  const script = useGame((game) => game.scripts[place.script]);
  const canEdit = useStore(editor.canEdit);
  const [naming, setNaming] = useState<Naming>(null);
  if (script === undefined) return null;
  const files = Object.keys(script.files).toSorted(inOrder);
  const open = (file: string) => openLocation(session, { kind: 'script', script: place.script, file });
  const finish = (typed: string): string | null => {
    const name = validateScriptFileName(typed, files);
    if (!name.ok) return name.error;
    const command =
      naming?.kind === 'rename'
        ? renameScriptFile(editor.game.get(), place.script, naming.file, name.value)
        : addScriptFile(place.script, name.value);
    runCommand(editor, command);
    setNaming(null);
    open(name.value);
    return null;
  };
  return (
    <InspectorSection
      title="Files"
      note={files.length}
      tools={
        <ToolButton
          label="Add file"
          Icon={FilePlus}
          size="sm"
          disabled={!canEdit}
          onClick={() => setNaming({ kind: 'add' })}
        />
      }
    >
      <TextField
        label="Script name"
        hint="Renaming the script doesn’t change its ID."
        value={script.name}
        maxLength={limits.NAME_MAX}
        disabled={!canEdit}
        onValueChange={(name) => runCommand(editor, renameScript(place.script, name))}
        onCommit={() => endStep(editor)}
      />
      {files.map((file) =>
        naming?.kind === 'rename' && naming.file === file ? (
          <FileNameForm key={file} initial={file} onDone={finish} onCancel={() => setNaming(null)} />
        ) : (
          <div key={file} className="code-file">
            <button
              type="button"
              className="ed-row"
              aria-current={file === place.file}
              onClick={() => open(file)}
            >
              <FileCode size={14} aria-hidden="true" />
              <span className="ed-name">{file}</span>
              {file === DEFAULT_SCRIPT_FILE && <span className="code-note">runs first</span>}
            </button>
            {canEdit && (
              <DropdownMenu
                align="start"
                trigger={<ToolButton label={`Options for ${file}`} Icon={Ellipsis} size="sm" side="left" />}
              >
                <MenuEntryList
                  entries={listEntries(files.length, {
                    rename: () => setNaming({ kind: 'rename', file }),
                    remove: () => runCommand(editor, removeScriptFile(place.script, file)),
                    removeAll: () => runCommand(editor, removeScript(editor.game.get(), place.script)),
                  })}
                />
              </DropdownMenu>
            )}
          </div>
        ),
      )}
      {naming?.kind === 'add' && <FileNameForm initial="" onDone={finish} onCancel={() => setNaming(null)} />}
    </InspectorSection>
  );
}

/** Sorts files in the order in which they run: `DEFAULT_SCRIPT_FILE`, then the others by name. */
function inOrder(a: string, b: string): number {
  if (a === DEFAULT_SCRIPT_FILE || b === DEFAULT_SCRIPT_FILE) return a === DEFAULT_SCRIPT_FILE ? -1 : 1;
  return a < b ? -1 : 1;
}

interface FileActions {
  readonly rename: () => void;
  readonly remove: () => void;
  readonly removeAll: () => void;
}

function listEntries(count: number, { rename, remove, removeAll }: FileActions): readonly MenuEntry[] {
  return [
    { label: 'Rename', onSelect: rename },
    ...(count > 1 ? [{ label: 'Delete file', onSelect: remove, tone: 'danger' as const }] : []),
    { label: 'Delete script', onSelect: removeAll, tone: 'danger', startsGroup: true },
  ];
}
