import { Modal } from '@playloom/design-system/Modal';
import { ProgressBar } from '@playloom/design-system/ProgressBar';
import { RadioGroup } from '@playloom/design-system/RadioGroup';
import { type SubmitEvent, useState } from 'react';
import type { GameIdentity } from '../session/EditorSession.ts';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { AccountRequired } from '../share/AccountRequired.tsx';
import { useSubmitKey } from '../start/useSubmitKey.ts';
import { ShortcutKeys } from '../ui/ShortcutKeys.tsx';
import type { ExportMode } from './fetchExport.ts';
import { type ExportState, useExport } from './useExport.ts';
import './export.css';

/** Takes the game away as a page of its own, for any host or a disk. */
export default function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const identity = useStore(useSession().identity);
  if (identity.kind === 'local') {
    return (
      <AccountRequired title="Export to play anywhere" onClose={onClose}>
        With an account your game can leave as a zip that plays from any site or a disk. The game you have
        here comes along. Without one, “Export the game” in the menu saves it as a file.
      </AccountRequired>
    );
  }
  return (
    <Modal open onOpenChange={onClose} title="Export to play anywhere">
      <div className="ed-app">
        <ExportForm identity={identity} />
      </div>
    </Modal>
  );
}

function ExportForm({ identity }: { readonly identity: Extract<GameIdentity, { kind: 'stored' }> }) {
  const [mode, setMode] = useState<ExportMode>('offline');
  const files = useGame((game) => game.assets);
  const problems = useStore(useSession().problems).length;
  const exporting = useExport(identity);
  const formRef = useSubmitKey();
  const isOff = mode === 'offline' && problems > 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOff) exporting.run(mode);
  };
  return (
    <form ref={formRef} className="export-form" onSubmit={submit}>
      <p>
        You get a zip. Unpack it on any web host or hand it to a game portal; it plays from a disk, too. It
        has no login, no chat and no links.
      </p>
      <RadioGroup
        label="How it plays"
        value={mode}
        onValueChange={(value) => setMode(value as ExportMode)}
        options={[
          {
            value: 'offline',
            label: 'By itself, with bots',
            hint: 'The game as it is now runs in the player’s browser and asks no server. Its rules and scripts are inside, so whoever looks can read them.',
          },
          {
            value: 'online',
            label: 'Online, with everybody else',
            hint:
              identity.release === null
                ? 'Publish the game first: players join rooms of the published game.'
                : 'Players join the rooms of this site as guests. Rules and scripts stay here. Everybody must be allowed to play.',
            disabled: identity.release === null,
          },
        ]}
      />
      <details className="export-inside">
        <summary>What is inside</summary>
        <ul>
          <li>index.html with the engine, about 1.7 MB</li>
          <li>{mode === 'offline' ? 'the whole game' : 'map and looks of the published game'}</li>
          <li>{countFiles(Object.keys(files).length)}</li>
          <li>credits and licenses</li>
        </ul>
      </details>
      {exporting.state.kind === 'failed' && (
        <p className="export-problem" role="alert">
          {exporting.state.message}
        </p>
      )}
      {exporting.state.kind === 'loading' && exporting.state.received > 0 && (
        <ProgressBar
          label="Download"
          {...(exporting.state.total === null ? {} : { value: exporting.state.received })}
          max={exporting.state.total ?? 1}
        />
      )}
      <footer className="export-foot">
        <span className="ed-hint" role="status">
          {isOff ? 'It can be exported once the problems are put right.' : describe(exporting.state)}
        </span>
        <button
          type="submit"
          className="ed-button export-tall"
          data-tone="commit"
          aria-disabled={isOff || exporting.isBusy}
        >
          Export
          <ShortcutKeys keys="Mod+Enter" />
        </button>
      </footer>
    </form>
  );
}

function countFiles(count: number): string {
  if (count === 0) return 'no pictures or sounds';
  return count === 1 ? 'one picture or sound' : `${count} pictures and sounds`;
}

function describe(state: ExportState): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving your last edits…';
    case 'packing':
      return 'Packing…';
    case 'loading':
      return `Downloading, ${inMegabytes(state.received)}${state.total === null ? '' : ` of ${inMegabytes(state.total)}`}`;
    case 'done':
      return `${state.name}, ${inMegabytes(state.bytes)}, is in your downloads.`;
    case 'idle':
    case 'failed':
      return '';
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
