import { lazy } from 'react';
import type { EditorAction } from '../actions/EditorAction.ts';
import { Palette } from './palette/Palette.tsx';
import { useSession, useStore } from '../session/SessionContext.ts';
import { LazyDialog } from '../loading/LazyDialog.tsx';

const ShortcutSheet = lazy(() => import('./palette/ShortcutSheet.tsx'));
const PLACE_DIALOGS = {
  rename: lazy(() => import('./tree/RenameDialog.tsx')),
  delete: lazy(() => import('./tree/DeleteDialog.tsx')),
};
const DIALOGS = {
  explanation: lazy(() => import('./palette/ExplanationDialog.tsx')),
  share: lazy(() => import('../dialogs/share/EditorShareDialog.tsx')),
  publish: lazy(() => import('../dialogs/publish/PublishDialog.tsx')),
  versions: lazy(() => import('../dialogs/publish/VersionsDialog.tsx')),
  trash: lazy(() => import('../dialogs/trash/TrashDialog.tsx')),
  page: lazy(() => import('../dialogs/export/ExportDialog.tsx')),
  import: lazy(() => import('../dialogs/import/ImportDialog.tsx')),
};

/**
 * Shows the open overlay, if any. Overlays are loaded on demand, except for the palette, which the user types
 * into at once.
 */
export function EditorOverlays({ actions }: { readonly actions: readonly EditorAction[] }) {
  const { overlay } = useSession();
  const open = useStore(overlay);
  const close = () => overlay.set(null);
  if (open === null) return null;
  if (open === 'palette') return <Palette actions={actions} onClose={close} />;
  return (
    <LazyDialog key={open}>
      {open === 'shortcuts' ? (
        <ShortcutSheet actions={actions} onClose={close} />
      ) : open === 'rename' || open === 'delete' ? (
        <PlaceDialog kind={open} onClose={close} />
      ) : (
        <PlainDialog kind={open} onClose={close} />
      )}
    </LazyDialog>
  );
}

interface DialogProps<Kind> {
  readonly kind: Kind;
  readonly onClose: () => void;
}

function PlainDialog({ kind, onClose }: DialogProps<keyof typeof DIALOGS>) {
  const Dialog = DIALOGS[kind];
  return <Dialog onClose={onClose} />;
}

/** A dialog that renames or deletes the location in the active tab. */
function PlaceDialog({ kind, onClose }: DialogProps<keyof typeof PLACE_DIALOGS>) {
  const { tabs, front } = useStore(useSession().workspace);
  const place = tabs[front];
  const Dialog = PLACE_DIALOGS[kind];
  return place === undefined ? null : <Dialog place={place} onClose={onClose} />;
}
