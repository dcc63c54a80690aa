import type { OpenDialog } from '@playloom/site/overlays/OpenDialog.ts';

export interface ShownDialog {
  /** The open dialog, or the last one during its closing animation. */
  dialog: OpenDialog | null;
  open: boolean;
  /** React key. Changes when a dialog opens after none was open, so that it starts with fresh state. */
  key: number;
}

export function updateShownDialog(shown: ShownDialog, wanted: OpenDialog | null): ShownDialog {
  if (!wanted) return shown.open ? { ...shown, open: false } : shown;
  if (shown.open && shown.dialog === wanted) return shown;
  return { dialog: wanted, open: true, key: shown.open ? shown.key : shown.key + 1 };
}
