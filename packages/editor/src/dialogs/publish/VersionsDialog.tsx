import { TextInput } from '@playloom/design-system/TextInput';
import { type ApiClient, apiLimits, type Version } from '@playloom/api-contract';
import { Modal } from '@playloom/design-system/Modal';
import { type SubmitEvent, useCallback, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { AccountRequired } from '../AccountRequired.tsx';
import { RequestError } from '../../requests/RequestError.tsx';
import { useRequest } from '../../requests/useRequest.ts';
import { useMountTime } from '@playloom/site/time/useMountTime.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { restoreVersion } from './restoreVersion.ts';
import './publish.css';

/** Earlier versions of the draft, saved by name or automatically. */
export default function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const identity = useStore(useSession().identity);
  if (identity.kind === 'local') {
    return (
      <AccountRequired title="Version history" onClose={onClose}>
        Create an account to save versions of your game, automatically or whenever you want. You can view and
        restore any of them. Without an account, use Undo and Export.
      </AccountRequired>
    );
  }
  return (
    <Modal open onOpenChange={onClose} title="Version history" size="lg">
      <div className="ed-app publish">
        <VersionList gameId={identity.gameId} onClose={onClose} />
      </div>
    </Modal>
  );
}

function VersionList({ gameId, onClose }: { readonly gameId: string; readonly onClose: () => void }) {
  const session = useSession();
  const canEdit = useStore(session.editor.canEdit);
  const ask = useCallback(
    async (client: ApiClient) => (await client.listVersions({ params: { id: gameId } })).data,
    [gameId],
  );
  const { answer, retry } = useRequest(session.api, ask);
  const [seen, setSeen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (act: () => Promise<void>) => {
    setProblem(null);
    act().catch((error: unknown) => {
      const isOurs = error instanceof Error && error.name.startsWith('Cannot');
      setProblem(isOurs ? error.message : toErrorBody(error).message);
    });
  };
  const restore = (version: Version) =>
    attempt(async () => {
      await restoreVersion(session, gameId, version);
      onClose();
    });
  return (
    <>
      {canEdit && <SaveVersionForm gameId={gameId} attempt={attempt} onSaved={retry} />}
      {problem !== null && (
        <p className="publish-problem" role="alert">
          {problem}
        </p>
      )}
      {answer.kind === 'loading' && <p className="ed-hint">Loading…</p>}
      {answer.kind === 'failed' && <RequestError message={answer.message} retry={retry} />}
      {answer.kind === 'ready' && answer.value.length === 0 && (
        <p className="ed-hint">
          No versions yet. Versions are saved automatically while you work. Save one yourself before a big
          change.
        </p>
      )}
      {answer.kind === 'ready' && (
        <ul className="publish-releases">
          {answer.value.map((version) => (
            <VersionRow
              key={version.id}
              gameId={gameId}
              version={version}
              isSeen={seen === version.id}
              canRestore={canEdit}
              onSee={() => setSeen(seen === version.id ? null : version.id)}
              onRestore={() => restore(version)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface SaveVersionProps {
  readonly gameId: string;
  readonly attempt: (act: () => Promise<void>) => void;
  readonly onSaved: () => void;
}

function SaveVersionForm({ gameId, attempt, onSaved }: SaveVersionProps) {
  const { api } = useSession();
  const [name, setName] = useState('');
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    attempt(async () => {
      await (await api()).saveVersion({ params: { id: gameId }, body: { name: name.trim() } });
      setName('');
      onSaved();
    });
  };
  return (
    <form className="publish-keep" onSubmit={save}>
      <TextInput
        className="ed-grow"
        aria-label="Version name"
        placeholder="Before the new map"
        maxLength={apiLimits.VERSION_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="ed-button" data-tone="commit" aria-disabled={name.trim() === ''}>
        Save version
      </button>
    </form>
  );
}

interface RowProps {
  readonly gameId: string;
  readonly version: Version;
  readonly isSeen: boolean;
  readonly canRestore: boolean;
  readonly onSee: () => void;
  readonly onRestore: () => void;
}

function VersionRow({ gameId, version, isSeen, canRestore, onSee, onRestore }: RowProps) {
  const { id, name, createdAt, createdBy } = version;
  const when = useDateFormat().relative(createdAt, useMountTime());
  const title = name === '' ? `Autosaved ${when}` : name;
  return (
    <li>
      <div className="publish-release">
        <b>{title}</b>
        <span className="ed-hint">
          {name !== '' && when}
          {createdBy !== null && ` by ${createdBy}`}
        </span>
        <span className="ed-grow" />
        <button type="button" className="ed-button" data-size="s" aria-expanded={isSeen} onClick={onSee}>
          Compare<span className="sr-only"> {title} with the draft</span>
        </button>
        <button type="button" className="ed-button" data-size="s" disabled={!canRestore} onClick={onRestore}>
          Restore<span className="sr-only"> {title}</span>
        </button>
      </div>
      {isSeen && <VersionComparison gameId={gameId} source={{ kind: 'version', id }} />}
    </li>
  );
}
