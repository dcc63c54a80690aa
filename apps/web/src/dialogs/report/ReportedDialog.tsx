import { useEffect } from 'react';
import ReportDialog from '@playloom/site/moderation/ReportDialog.tsx';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';

/** Opens a report from within a game. Leaves full screen first, because a full-screen game would cover the dialog. */
export default function ReportedDialog({ dialog, open, onClose }: DialogProps<DialogByKind<'report'>>) {
  useEffect(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  return open && <ReportDialog subject={dialog.subject} onClose={onClose} />;
}
