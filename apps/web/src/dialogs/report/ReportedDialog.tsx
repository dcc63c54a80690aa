import { useEffect } from 'react';
import ReportDialog from '../../chat/ReportDialog.tsx';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';

/** A report that is begun in a game: nothing of the page can be seen over one that has the whole screen. */
export default function ReportedDialog({ dialog, open, onClose }: DialogProps<DialogByKind<'report'>>) {
  useEffect(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  return open && <ReportDialog subject={dialog.subject} onClose={onClose} />;
}
