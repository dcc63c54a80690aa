import { apiLimits } from '@playloom/api-contract';
import { NativeSelect } from '@playloom/design-system/NativeSelect';
import { TextInput } from '@playloom/design-system/TextInput';
import { type SubmitEvent, useState } from 'react';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { CopyLinkField } from '../CopyLinkField.tsx';
import type { ChangeCollaborators, SharedGame } from './SharedGame.ts';

type GivenRole = 'editor' | 'viewer';

/** Invites a person by username. */
export function InviteForm({
  game,
  change,
}: {
  readonly game: SharedGame;
  readonly change: ChangeCollaborators;
}) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<GivenRole>('editor');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = username.trim();
    if (name === '' || isBusy) return;
    setIsBusy(true);
    const body = { username: name, role };
    if (await change((client) => client.addCollaborator({ params: { id: game.id }, body }))) setUsername('');
    setIsBusy(false);
  };
  return (
    <form className="share-invite" onSubmit={(event) => void submit(event)}>
      <TextInput
        className="ed-grow"
        aria-label="Username to invite"
        placeholder="Username"
        autoComplete="off"
        maxLength={apiLimits.USERNAME_MAX}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <RoleChoice label="Role" role={role} onChange={setRole} />
      <button type="submit" className="ed-button" aria-disabled={isBusy || username.trim() === ''}>
        Invite
      </button>
    </form>
  );
}

/** An invite link, for people whose username the owner does not know. */
export function InviteLink({ game }: { readonly game: SharedGame }) {
  const [role, setRole] = useState<GivenRole>('editor');
  const [url, setUrl] = useState<string | null>(null);
  const making = useAsyncAction(async () => {
    const client = await loadBrowserApi();
    setUrl((await client.createCollaboratorLink({ params: { id: game.id }, body: { role } })).data.url);
  });
  const choose = (next: GivenRole) => {
    setRole(next);
    setUrl(null);
  };
  return (
    <>
      <div className="share-invite">
        <span className="ed-grow">Or send an invite link, valid for a week</span>
        <RoleChoice label="Role for the link" role={role} onChange={choose} />
        <button type="button" className="ed-button" aria-disabled={making.isBusy} onClick={making.run}>
          Create link
        </button>
      </div>
      {url !== null && <CopyLinkField url={url} label="Invite link" />}
      {making.problem !== null && (
        <p className="share-problem" role="alert">
          {making.problem.message}
        </p>
      )}
    </>
  );
}

interface RoleProps {
  readonly label: string;
  readonly role: GivenRole;
  readonly onChange: (role: GivenRole) => void;
}

function RoleChoice({ label, role, onChange }: RoleProps) {
  return (
    <NativeSelect
      className="share-role"
      aria-label={label}
      value={role}
      onChange={(event) => onChange(event.target.value as GivenRole)}
    >
      <option value="editor">Can edit</option>
      <option value="viewer">Can view</option>
    </NativeSelect>
  );
}
