import type { OpenDialog } from '@playloom/site/overlays/OpenDialog.ts';

export type DialogByKind<K extends OpenDialog['kind']> = Extract<OpenDialog, { kind: K }>;

/** Props that `DialogHost` passes to a dialog. */
export interface DialogProps<D extends OpenDialog = OpenDialog> {
  dialog: D;
  /** False during the closing animation. */
  open: boolean;
  onClose: () => void;
}
