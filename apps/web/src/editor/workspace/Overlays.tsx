import { lazy, Suspense } from 'react';
import type { EditorAction } from '../EditorAction.ts';
import { ExplanationDialog } from '../palette/ExplanationDialog.tsx';
import { Palette } from '../palette/Palette.tsx';
import { ShortcutSheet } from '../palette/ShortcutSheet.tsx';
import { useSession, useStore } from '../session/SessionContext.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { DeleteDialog } from './tree/DeleteDialog.tsx';
import { RenameDialog } from './tree/RenameDialog.tsx';

const DIALOGS = {
  share: lazy(() => import('../share/ShareDialog.tsx')),
  publish: lazy(() => import('../publish/PublishDialog.tsx')),
  versions: lazy(() => import('../publish/VersionsDialog.tsx')),
  trash: lazy(() => import('../trash/TrashDialog.tsx')),
  page: lazy(() => import('../export/ExportDialog.tsx')),
  import: lazy(() => import('../start/ImportDialog.tsx')),
};

/** The one thing that lies over the window, if any. */
export function Overlays({ actions }: { readonly actions: readonly EditorAction[] }) {
  const { overlay, workspace } = useSession();
  const open = useStore(overlay);
  const { tabs, front } = useStore(workspace);
  const place = tabs[front];
  const close = () => overlay.set(null);
  if (open === null) return null;
  if (open === 'palette') return <Palette actions={actions} onClose={close} />;
  if (open === 'shortcuts') return <ShortcutSheet actions={actions} onClose={close} />;
  if (open === 'explanation') return <ExplanationDialog onClose={close} />;
  if (open === 'rename' || open === 'delete') {
    const Dialog = open === 'rename' ? RenameDialog : DeleteDialog;
    return place === undefined ? null : <Dialog place={place} onClose={close} />;
  }
  const Dialog = DIALOGS[open];
  return (
    <LoadFailure key={open} what="The dialog">
      <Suspense fallback={null}>
        <Dialog onClose={close} />
      </Suspense>
    </LoadFailure>
  );
}
