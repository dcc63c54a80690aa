import Megaphone from 'lucide-react/icons/megaphone';
import { useRootData } from '@playloom/site/session/useRootData.ts';

/** Shows the operators' notice above every page. */
export function SiteNotice() {
  const { notice } = useRootData();
  if (!notice) return null;
  return (
    <aside aria-label="Notice" className="bg-sun text-on-thread">
      <p className="page-wrap flex min-h-11 items-center justify-center gap-3 py-2 text-meta font-semibold">
        <Megaphone size={18} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 break-words">{notice}</span>
      </p>
    </aside>
  );
}
