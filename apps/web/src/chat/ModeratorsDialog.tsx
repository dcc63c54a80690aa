import type { GameSanction, MinimalUser } from '@playloom/api-contract';
import { Button, LabeledField, Modal, Spinner, TextInput } from '@playloom/design-system';
import { useEffect, useState } from 'react';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';

interface Props {
  gameId: string;
  /** Whether the user can add and remove moderators. */
  isOwner: boolean;
  onClose: () => void;
}

interface ModerationData {
  moderators: MinimalUser[];
  sanctions: GameSanction[];
}

/** Lists the moderators of a game and its muted and banned users. */
export default function ModeratorsDialog({ gameId, isOwner, onClose }: Props) {
  const toasts = useToasts();
  const [moderation, setModeration] = useState<ModerationData | null>(null);
  const [name, setName] = useState('');
  const params = { id: gameId };
  useEffect(() => {
    const read = async () => {
      const api = await loadBrowserApi();
      const [moderators, sanctions] = await Promise.all([
        api.listModerators({ params: { id: gameId } }),
        api.listSanctions({ params: { id: gameId } }),
      ]);
      setModeration({ moderators: moderators.data, sanctions: sanctions.data });
    };
    read().catch((error: unknown) => toasts.showError(toErrorBody(error).message));
  }, [gameId, toasts]);
  const add = useAsyncAction(async () => {
    const { data } = await (await loadBrowserApi()).addModerator({ params, body: { username: name.trim() } });
    setModeration((former) => former && { ...former, moderators: data });
    setName('');
  });
  const dismiss = async (username: string) => {
    const { data } = await (await loadBrowserApi()).removeModerator({ params: { ...params, username } });
    setModeration((former) => former && { ...former, moderators: data });
  };
  const lift = async (username: string) => {
    const { data } = await (await loadBrowserApi()).liftSanction({ params: { ...params, username } });
    setModeration((former) => former && { ...former, sanctions: data });
  };
  return (
    <Modal open onOpenChange={(next) => next || onClose()} size="md" title="Moderation">
      {moderation === null ? (
        <Spinner label="Loading" />
      ) : (
        <div className="grid gap-6">
          <section className="grid gap-3">
            <h3 className="font-semibold">Moderators</h3>
            {moderation.moderators.length === 0 && <p className="text-text-2">No moderators yet.</p>}
            {moderation.moderators.map(({ _id, local }) => (
              <PersonRow
                key={_id}
                username={local.username}
                act={isOwner ? { label: 'Remove', run: dismiss } : null}
              />
            ))}
            {isOwner && (
              <form
                className="flex flex-wrap items-end gap-3"
                onSubmit={(event) => {
                  event.preventDefault();
                  add.run();
                }}
              >
                <LabeledField label="Username" className="flex-1">
                  <TextInput value={name} onChange={(event) => setName(event.target.value)} />
                </LabeledField>
                <Button type="submit" loading={add.isBusy} disabled={name.trim() === ''}>
                  Add moderator
                </Button>
              </form>
            )}
            <FormProblem problem={add.problem} />
          </section>
          <section className="grid gap-3">
            <h3 className="font-semibold">Muted and banned</h3>
            {moderation.sanctions.length === 0 && <p className="text-text-2">No muted or banned users.</p>}
            {moderation.sanctions.map(({ user, kind }) => (
              <PersonRow
                key={`${user._id} ${kind}`}
                username={user.local.username}
                note={kind === 'ban' ? 'banned' : 'muted'}
                act={{ label: kind === 'ban' ? 'Unban' : 'Unmute', run: lift }}
              />
            ))}
          </section>
        </div>
      )}
    </Modal>
  );
}

interface PersonRowProps {
  username: string;
  note?: string;
  act: { label: string; run: (username: string) => Promise<void> } | null;
}

function PersonRow({ username, note, act }: PersonRowProps) {
  const doIt = useAsyncAction(async () => act?.run(username));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 flex-1 truncate">
        {username}
        {note && <small className="text-text-3"> {note}</small>}
      </span>
      {act && (
        <Button size="sm" loading={doIt.isBusy} onClick={doIt.run} aria-label={`${act.label} ${username}`}>
          {act.label}
        </Button>
      )}
      <FormProblem problem={doIt.problem} />
    </div>
  );
}
