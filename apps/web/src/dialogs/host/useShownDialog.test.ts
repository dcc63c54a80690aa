import { expect, it } from 'vitest';
import type { OpenDialog } from '@playloom/site/overlays/OpenDialog.ts';
import { updateShownDialog } from './updateShownDialog.ts';

type ShownDialog = Parameters<typeof updateShownDialog>[0];

const NOTHING: ShownDialog = { dialog: null, open: false, key: 0 };
const LOGIN: OpenDialog = { kind: 'login' };
const SIGN_UP: OpenDialog = { kind: 'sign-up' };

it('keeps a closed dialog during its closing animation and starts fresh the next time', () => {
  const opened = updateShownDialog(NOTHING, LOGIN);
  expect(opened).toEqual({ dialog: LOGIN, open: true, key: 1 });
  const closed = updateShownDialog(opened, null);
  expect(closed).toEqual({ dialog: LOGIN, open: false, key: 1 });
  expect(updateShownDialog(closed, LOGIN)).toEqual({ dialog: LOGIN, open: true, key: 2 });
});

it('switches from one dialog to the next in the same modal', () => {
  expect(updateShownDialog(updateShownDialog(NOTHING, LOGIN), SIGN_UP)).toEqual({
    dialog: SIGN_UP,
    open: true,
    key: 1,
  });
});

it('changes nothing when nothing changed', () => {
  const opened = updateShownDialog(NOTHING, LOGIN);
  expect(updateShownDialog(opened, LOGIN)).toBe(opened);
  expect(updateShownDialog(NOTHING, null)).toBe(NOTHING);
});
