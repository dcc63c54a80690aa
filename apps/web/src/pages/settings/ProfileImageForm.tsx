import type { ErrorBody, User } from '@playloom/api-contract';
import { Avatar, Button, ProgressBar } from '@playloom/design-system';
import { FileButton } from '@playloom/design-system/FileButton';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { checkProfileImage, PROFILE_IMAGE_TYPES } from './checkProfileImage.ts';
import { useReportUnsaved } from './UnsavedChanges.tsx';
import { uploadProfileImage } from './uploadProfileImage.ts';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';

/** Avatar of users without an image. */
const DEFAULT_IMAGE = '/default-avatar.png';
const PREVIEW_SIZE = 112;

export function ProfileImageForm({ user }: { user: User }) {
  const { username, profilePicture } = user.local;
  const upload = useUpload();
  const remove = useRemoval();
  const hasImage = profilePicture !== DEFAULT_IMAGE;
  useReportUnsaved('image', upload.chosen !== null);

  return (
    <div className="flex items-start gap-6 phone:flex-col phone:gap-5">
      <Avatar
        name={username}
        src={upload.chosen?.preview ?? profilePicture}
        size={PREVIEW_SIZE}
        alt={upload.chosen ? 'Preview of your new profile image' : 'Your profile image'}
      />
      <div className="grid w-full min-w-0 gap-4">
        <FormProblem problem={upload.problem ?? remove.problem} />
        {upload.share === null ? (
          <p className="text-secondary text-text-2">
            {upload.chosen ? 'Preview' : 'PNG, JPEG, WebP, or GIF, up to 4 MB. Shown as a circle.'}
          </p>
        ) : (
          <div className="grid gap-2">
            <ProgressBar label="Uploading image" value={upload.share} max={1} />
            <p className="text-meta text-text-3">Uploading…</p>
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          {upload.chosen ? (
            <>
              <Button variant="primary" loading={upload.share !== null} onClick={upload.send}>
                Save image
              </Button>
              <Button onClick={upload.cancel}>Cancel</Button>
            </>
          ) : (
            <>
              <FileButton
                label="Image file"
                accept={PROFILE_IMAGE_TYPES.join(',')}
                onChoose={([file]) => upload.choose(file)}
              >
                <Button>Choose image</Button>
              </FileButton>
              {hasImage && (
                <Button variant="quiet" loading={remove.isBusy} onClick={remove.run}>
                  Remove
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function useUpload() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  const stop = useRef<AbortController>(null);

  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.preview);
    },
    [chosen],
  );
  useEffect(() => () => stop.current?.abort(), []);

  function choose(file: File | undefined) {
    if (!file) return;
    const message = checkProfileImage(file);
    setProblem(message ? { status: 'error', errorId: 'picture_refused', message } : null);
    setChosen(message ? null : { file, preview: URL.createObjectURL(file) });
  }
  async function send(file: File, { signal }: AbortController) {
    setShare(0);
    setProblem(null);
    try {
      await uploadProfileImage(file, { onProgress: setShare, signal });
      await revalidate();
      setChosen(null);
      toasts.show('Profile image updated.', { type: 'success' });
    } catch (error) {
      if (!signal.aborted) setProblem(toErrorBody(error));
    } finally {
      setShare(null);
    }
  }
  return {
    chosen,
    share,
    problem,
    choose,
    send() {
      if (!chosen || share !== null) return;
      stop.current = new AbortController();
      void send(chosen.file, stop.current);
    },
    cancel() {
      stop.current?.abort();
      setChosen(null);
      setProblem(null);
    },
  };
}

function useRemoval() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  return useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.deleteProfileImage();
    await revalidate();
    toasts.show('Profile image removed.', { type: 'success' });
  });
}
