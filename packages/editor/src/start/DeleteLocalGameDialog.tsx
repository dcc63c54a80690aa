import { ConfirmDialog } from '@playloom/design-system/ConfirmDialog';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onConfirm: () => Promise<void>;
}

/** Asks for confirmation before a game that only this browser stores is deleted. */
export default function DeleteLocalGameDialog({ title, open, onOpenChange, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${title}?`}
      confirmText="Delete"
      danger
      onConfirm={onConfirm}
    >
      This game is stored only in this browser. Deleting it can’t be undone.
    </ConfirmDialog>
  );
}
