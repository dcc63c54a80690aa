import type { ErrorBody, SkinGame } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { FileButton } from '@playloom/design-system/FileButton';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { SkinPreview } from '../../games/SkinPreview.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { checkProfileImage, PROFILE_IMAGE_TYPES } from '../settings/checkProfileImage.ts';

/** Lets the user choose an image, preview it on the character and submit it. */
export function SkinForm({ game }: { game: SkinGame }) {
  const { character } = game;
  const { chosen, problem, choose, clear } = useChosen();
  const submit = useSubmit(game, chosen?.file ?? null, clear);
  return (
    <div className="mt-6 grid gap-6">
      <div className="grid grid-cols-2 gap-4 desk:max-w-[640px] desk:gap-6">
        <figure>
          <SkinPreview
            character={character}
            src={null}
            label={`${character.name}, original`}
            className="w-full"
          />
          <figcaption className="mt-2 text-meta text-text-2">{character.name}, original</figcaption>
        </figure>
        <figure>
          <SkinPreview
            character={character}
            src={chosen?.preview ?? null}
            label={chosen ? `${character.name} with your skin` : 'Your skin appears here'}
            className={chosen ? 'w-full' : 'w-full opacity-35'}
          />
          <figcaption className="mt-2 text-meta text-text-2">
            {chosen ? 'With your skin' : 'Your skin appears here'}
          </figcaption>
        </figure>
      </div>
      <p className="max-w-[60ch] text-secondary text-text-2">
        PNG, JPEG, WebP, or GIF, up to 4 MB. A transparent background looks best. We scale the image to fit
        into {describeShape(character.width, character.height)}.
      </p>
      <FormProblem problem={problem ?? submit.problem} />
      <div className="flex flex-wrap gap-3">
        <FileButton
          label="Skin image"
          accept={PROFILE_IMAGE_TYPES.join(',')}
          onChoose={([file]) => choose(file)}
        >
          <Button>{chosen ? 'Choose another image' : 'Choose image'}</Button>
        </FileButton>
        {chosen && (
          <Button variant="primary" loading={submit.isBusy} onClick={submit.run}>
            Submit skin
          </Button>
        )}
      </div>
    </div>
  );
}

function describeShape(width: number, height: number): string {
  if (width === height) return 'a square';
  return width > height
    ? `a rectangle ${width / height} times as wide as it is tall`
    : `a rectangle ${height / width} times as tall as it is wide`;
}

function useChosen() {
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [problem, setProblem] = useState<ErrorBody | null>(null);
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.preview);
    },
    [chosen],
  );
  return {
    chosen,
    problem,
    choose(file: File | undefined) {
      if (!file) return;
      const message = checkProfileImage(file);
      setProblem(message ? { status: 'error', errorId: 'picture_refused', message } : null);
      setChosen(message ? null : { file, preview: URL.createObjectURL(file) });
    },
    clear: () => setChosen(null),
  };
}

function useSubmit(game: SkinGame, file: File | null, clear: () => void) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  return useAsyncAction(async () => {
    if (!file) return;
    const form = new FormData();
    form.set('picture', file);
    const api = await loadBrowserApi();
    await api.submitSkin({ params: { id: game._id }, form });
    await revalidate();
    clear();
    toasts.show(`Skin submitted. The creator of ${game.title} will review it, and we’ll notify you.`, {
      type: 'success',
    });
  });
}
