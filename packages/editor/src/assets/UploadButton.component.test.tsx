import { ApiError } from '@playloom/api-contract';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import { renderInEditor } from '../testing/renderInEditor.tsx';
import { UploadButton } from './UploadButton.tsx';

const stored = { kind: 'stored', gameId: 'game-1', gameSlug: 'moat', role: 'owner', release: null } as const;
const file = () => new File(['pixels'], 'gem.png', { type: 'image/png' });
const button = page.getByRole('button', { name: 'Upload image' });

async function choose(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input!, file());
}

it('adds the uploaded file to the game under its name', async () => {
  const onDone = vi.fn<(id: string) => void>();
  const uploadAsset = async () => ({ data: { kind: 'image', file: 'abc.png', width: 32, height: 32 } });
  const session = await renderInEditor(<UploadButton kind="image" onDone={onDone} />, createBlankGame(), {
    identity: stored,
    api: { uploadAsset: uploadAsset as never },
  });
  await choose();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  const asset = session.editor.game.get().assets[onDone.mock.calls[0]![0]];
  expect(asset).toMatchObject({ name: 'gem', file: 'abc.png', isPixelArt: true });
});

it('says why a file was refused and can be used again', async () => {
  const onDone = vi.fn<(id: string) => void>();
  const message = 'This image is larger than 4 MB.';
  const uploadAsset = async () => {
    throw new ApiError(400, { status: 'error', errorId: 'too_large', message });
  };
  const session = await renderInEditor(<UploadButton kind="image" onDone={onDone} />, createBlankGame(), {
    identity: stored,
    api: { uploadAsset: uploadAsset as never },
  });
  await choose();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(onDone).not.toHaveBeenCalled();
  expect(session.editor.game.get().assets).toEqual({});
});

it('asks a person without an account to sign up', async () => {
  await renderInEditor(<UploadButton kind="image" onDone={() => {}} />, createBlankGame());
  await expect.element(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
  expect(button.elements()).toEqual([]);
});

it('lets a viewer upload nothing', async () => {
  await renderInEditor(<UploadButton kind="image" onDone={() => {}} />, createBlankGame(), {
    identity: stored,
    canEdit: false,
  });
  await expect.element(button).toBeDisabled();
});
