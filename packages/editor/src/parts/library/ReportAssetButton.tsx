import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useState } from 'react';
import { useSession, useStore } from '../../session/SessionContext.ts';

const ReportDialog = lazy(() => import('@playloom/site/moderation/ReportDialog.tsx'));

/**
 * A button that reports an asset, for example someone's own work in another person's game. Hidden for games stored in
 * this browser, because no one else can view them.
 */
export function ReportAssetButton({ file }: { readonly file: string }) {
  const { identity } = useSession();
  const known = useStore(identity);
  const [isOpen, setIsOpen] = useState(false);
  if (known.kind !== 'stored') return null;
  return (
    <>
      <button type="button" className="ed-button" data-size="s" onClick={() => setIsOpen(true)}>
        <Flag size={14} aria-hidden="true" />
        Report
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            subject={{ kind: 'asset', gameId: known.gameId, asset: file }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
