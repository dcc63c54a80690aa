import Flag from 'lucide-react/icons/flag';
import { lazy, Suspense, useState } from 'react';
import { useSession, useStore } from '../session/SessionContext.ts';

const ReportDialog = lazy(() => import('../../chat/ReportDialog.tsx'));

/**
 * Others can report an asset, for example their own work in someone else's game. A game stored in this
 * browser has no other viewers.
 */
export function ReportAsset({ file }: { readonly file: string }) {
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
