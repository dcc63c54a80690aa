import type { Collaborator } from '@playloom/api-contract';
import { Avatar } from '@playloom/design-system/Avatar';
import { ConfirmDialog } from '@playloom/design-system/ConfirmDialog';
import { NativeSelect } from '@playloom/design-system/NativeSelect';
import { useState } from 'react';
import type { ChangeCollaborators, SharedGame } from './SharedGame.ts';

interface Props {
  readonly game: SharedGame;
  readonly person: Collaborator;
  readonly isOwn: boolean;
  /** Whether the current user owns the game. */
  readonly isOwner: boolean;
  readonly change: ChangeCollaborators;
  readonly onLeft: () => void;
}

type Question = 'transfer' | 'remove' | null;

export function CollaboratorItem({ game, person, isOwn, isOwner, change, onLeft }: Props) {
  const [question, setQuestion] = useState<Question>(null);
  const { userId, username, role, profilePicture } = person;
  const params = { id: game.id, userId };
  const act = async () => {
    if (question === 'transfer') {
      await change((client) => client.transferGame({ params: { id: game.id }, body: { userId } }));
    } else if ((await change((client) => client.removeCollaborator({ params }))) && isOwn) {
      onLeft();
    }
  };
  const choose = (wanted: string) => {
    if (wanted === 'editor' || wanted === 'viewer') {
      const body = { username, role: wanted } as const;
      void change((client) => client.addCollaborator({ params: { id: game.id }, body }));
    } else setQuestion(wanted as Question);
  };
  return (
    <li className="share-person">
      <Avatar name={username} src={profilePicture} size={28} />
      <span className="ed-grow">
        {username}
        {isOwn && ' (you)'}
      </span>
      {isOwner && !isOwn ? (
        <NativeSelect
          className="share-role"
          aria-label={`${username}’s role`}
          value={role}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="editor">Can edit</option>
          <option value="viewer">Can view</option>
          <option value="transfer">Make owner…</option>
          <option value="remove">Remove…</option>
        </NativeSelect>
      ) : (
        <span className="ed-hint">{describeRole(role)}</span>
      )}
      {isOwn && role !== 'owner' && (
        <button type="button" className="ed-button" data-size="s" onClick={() => setQuestion('remove')}>
          Leave
        </button>
      )}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        danger
        {...describeQuestion(question, username, isOwn)}
        onConfirm={act}
      />
    </li>
  );
}

function describeQuestion(question: Question, username: string, isOwn: boolean) {
  if (question === 'transfer') {
    return {
      title: `Make ${username} the owner?`,
      confirmText: 'Transfer ownership',
      children: `${username} will manage collaborators and be the only one who can delete the game. You’ll stay on as an editor.`,
    };
  }
  if (isOwn) {
    return {
      title: 'Leave this game?',
      confirmText: 'Leave',
      children: 'You’ll lose access right away. The owner can invite you again.',
    };
  }
  return {
    title: `Remove ${username}?`,
    confirmText: 'Remove',
    children: `${username} will lose access right away, even if they’re editing now. Their changes stay in the game.`,
  };
}

function describeRole(role: Collaborator['role']): string {
  return { owner: 'Owner', editor: 'Can edit', viewer: 'Can view' }[role];
}
