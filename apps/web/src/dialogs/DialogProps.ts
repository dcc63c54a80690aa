import type { OpenDialog } from '../session/dialogs.ts';

export type DialogByKind<K extends OpenDialog['kind']> = Extract<OpenDialog, { kind: K }>;

/** What `DialogHost` hands to the dialog it shows. */
export interface DialogProps<D extends OpenDialog = OpenDialog> {
  dialog: D;
  /** False while it fades away. */
  open: boolean;
  onClose: () => void;
}
