import { Modal } from '@playloom/design-system/Modal';
import { ProgressBar } from '@playloom/design-system/ProgressBar';
import { RadioGroup } from '@playloom/design-system/RadioGroup';
import { type SubmitEvent, useState } from 'react';
import type { GameIdentity } from '../../session/EditorSession.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { showProblems } from '../../locations/showProblems.ts';
import { AccountRequired } from '../AccountRequired.tsx';
import { useSubmitShortcut } from '../../forms/useSubmitShortcut.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import type { ExportMode } from './fetchExport.ts';
import { type ExportState, useExport } from './useExport.ts';
import './export.css';

/** Exports the game as a standalone page that runs on any web host or from a disk. */
export default function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const identity = useStore(useSession().identity);
  if (identity.kind === 'local') {
    return (
      <AccountRequired title="Export to play anywhere" onClose={onClose}>
        Create an account to export your game as a zip file that runs on any website or on your computer. The
        game you have open will move to your account. Without an account, use “Export as file” in the menu to
        keep a copy.
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
  const session = useSession();
  const problems = useStore(session.problems).length;
  const exporting = useExport(identity);
  const formRef = useSubmitShortcut();
  const isOff = mode === 'offline' && problems > 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOff) exporting.run(mode);
  };
  return (
    <form ref={formRef} className="export-form" onSubmit={submit}>
      <p>
        You get a zip file. Unpack it on any web host, submit it to a game portal, or play it on your
        computer. The exported game has no login, chat, or links.
      </p>
      <RadioGroup
        label="How people play it"
        value={mode}
        onValueChange={(value) => setMode(value as ExportMode)}
        options={[
          {
            value: 'offline',
            label: 'Offline, with bots',
            hint: 'The current draft runs in the player’s browser and needs no server. The zip includes your rules and scripts, so anyone can read them.',
          },
          {
            value: 'online',
            label: 'Online, with other players',
            hint:
              identity.release === null
                ? 'Publish the game first. Online players play the live release.'
                : 'Players join rooms on this site as guests. Your rules and scripts stay on the server. The game must be playable without an account.',
            disabled: identity.release === null,
          },
        ]}
      />
      <details className="export-inside">
        <summary>What’s inside</summary>
        <ul>
          <li>index.html with the engine, about 1.7 MB</li>
          <li>{mode === 'offline' ? 'the whole game' : 'the published game’s map and art'}</li>
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
          label="Download progress"
          {...(exporting.state.total === null ? {} : { value: exporting.state.received })}
          max={exporting.state.total ?? 1}
        />
      )}
      <footer className="export-foot">
        <span className="ed-hint" role="status">
          {isOff ? 'Fix the problems in your game before you export it.' : describe(exporting.state)}
        </span>
        {isOff && (
          <button type="button" className="ed-link" onClick={() => showProblems(session)}>
            Show problems
          </button>
        )}
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
  if (count === 0) return 'no images or sounds';
  return count === 1 ? '1 image or sound' : `${count} images and sounds`;
}

function describe(state: ExportState): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving your latest edits…';
    case 'packing':
      return 'Packing…';
    case 'loading':
      return `Downloading ${inMegabytes(state.received)}${state.total === null ? '' : ` of ${inMegabytes(state.total)}`}`;
    case 'done':
      return `Downloaded ${state.name} (${inMegabytes(state.bytes)}).`;
    case 'idle':
    case 'failed':
      return '';
  }
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
