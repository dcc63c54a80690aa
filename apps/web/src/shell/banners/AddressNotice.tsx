import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocation } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';

/** Warns that the site is opened at another address than the configured one. Runs in the browser only. */
export default function AddressNotice() {
  const { config, addressWarning } = useRootData();
  const { pathname, search } = useLocation();
  const notice = describeAddressProblem({
    origin: location.origin,
    publicUrl: config.publicUrl,
    warning: addressWarning,
  });
  if (notice === null) return null;
  return (
    <aside aria-label="Site address" className="bg-sun text-on-thread">
      <p className="page-wrap flex min-h-11 items-center justify-center gap-3 py-2 text-meta font-semibold">
        <TriangleAlert size={18} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 break-words">
          {notice.text}
          {notice.linkTo !== null && (
            <>
              {' '}
              <a href={notice.linkTo + pathname + search} className="underline">
                Open {notice.linkTo}
              </a>
            </>
          )}
        </span>
      </p>
    </aside>
  );
}
