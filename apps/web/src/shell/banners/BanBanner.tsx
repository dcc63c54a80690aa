import Ban from 'lucide-react/icons/ban';
import { useLocation } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';

const APPEAL_PAGE = '/appeal';

/**
 * Tells users that they are banned from the platform, above every page except the appeal page, which shows the ban
 * itself.
 */
export function BanBanner() {
  const { ban } = useRootData();
  const { pathname } = useLocation();
  if (!ban || pathname === APPEAL_PAGE) return null;
  return (
    <aside aria-label="Ban" className="border-b border-danger bg-surface">
      <p role="alert" className="page-wrap flex min-h-11 items-center justify-center gap-3 py-2 text-meta">
        <Ban size={18} aria-hidden="true" className="shrink-0 text-danger" />
        <span className="min-w-0 break-words">
          {ban.text}{' '}
          <a href={APPEAL_PAGE} className="font-semibold underline underline-offset-2">
            Appeal
          </a>
        </span>
      </p>
    </aside>
  );
}
