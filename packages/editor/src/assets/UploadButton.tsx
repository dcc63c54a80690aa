import { FileButton } from '@playloom/design-system/FileButton';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useSession, useStore } from '../session/SessionContext.ts';
import { uploadFile } from './uploadFile.ts';

const ACCEPTED = { image: 'image/png,image/jpeg,image/webp,image/gif', sound: 'audio/*' };

interface Props {
  readonly kind: 'image' | 'sound';
  readonly onDone: (id: string) => void;
}

/** A button that uploads a file. Users without an account are asked to sign up. */
export function UploadButton({ kind, onDone }: Props) {
  const session = useSession();
  const dialogs = useDialogs();
  const canEdit = useStore(session.editor.canEdit);
  const identity = useStore(session.identity);
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  });
  const what = kind === 'image' ? 'image' : 'sound';
  if (identity.kind === 'local') {
    return (
      <p className="ed-hint">
        Uploaded files are stored in your account.{' '}
        <button type="button" className="ed-link" onClick={() => dialogs.open({ kind: 'sign-up' })}>
          Sign up
        </button>{' '}
        to upload {what}s. This game will move to your account.
      </p>
    );
  }
  const take = async (file: File) => {
    setState({ isBusy: true, problem: null });
    const done = await uploadFile(session, file);
    setState({ isBusy: false, problem: done.kind === 'failed' ? done.message : null });
    if (done.kind === 'done') onDone(done.id);
  };
  return (
    <>
      <FileButton
        label={`Upload ${what}`}
        accept={ACCEPTED[kind]}
        onChoose={([file]) => file !== undefined && void take(file)}
      >
        <button type="button" className="ed-button" data-size="s" disabled={!canEdit || state.isBusy}>
          <Upload size={14} aria-hidden="true" />
          {state.isBusy ? 'Uploading…' : `Upload ${what}`}
        </button>
      </FileButton>
      {state.problem !== null && (
        <p className="ed-field-problem" role="alert">
          {state.problem}
        </p>
      )}
    </>
  );
}
