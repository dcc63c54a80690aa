import { useState } from 'react';
import type { OpenDialog } from '@playloom/site/overlays/OpenDialog.ts';
import { updateShownDialog, type ShownDialog } from './updateShownDialog.ts';

export function useShownDialog(wanted: OpenDialog | null): ShownDialog {
  const [shown, setShown] = useState<ShownDialog>({ dialog: null, open: false, key: 0 });
  const next = updateShownDialog(shown, wanted);
  if (next !== shown) setShown(next);
  return next;
}
