import { IconButton } from '@playloom/design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { COURSE_PATH } from '@playloom/site/paths/coursePaths.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { dismissPromo, isPromoDismissed } from './promo.ts';

/**
 * Advertises the bootcamp, only on desktop. The server renders it for everyone; `PromoScript` hides it for users who
 * closed it.
 */
export function BootcampBanner() {
  const { config, features, visit } = useRootData();
  const [isClosed, setIsClosed] = useState(false);
  const isDismissed = useBrowserValue(() => isPromoDismissed(getBrowserStorage('local'), Date.now()), false);

  useEffect(() => {
    // After hydration, this component and not `PromoScript` decides whether the banner is visible.
    delete document.documentElement.dataset['promo'];
  }, []);

  if (isClosed || isDismissed || !features.links || visit.isAppShell || visit.mobileSystem) return null;
  function handleDismiss() {
    dismissPromo(getBrowserStorage('local'), Date.now());
    setIsClosed(true);
  }
  return (
    <aside aria-label="Free coding bootcamp" className="promo phone:hidden">
      <div className="page-wrap flex min-h-11 items-center justify-center gap-3 text-meta">
        <p>
          <b className="font-bold text-text">Free coding bootcamp.</b> Learn to make multiplayer games, one
          lesson at a time.
        </p>
        <BootcampLink url={(features.externalCalls && config.bootcampUrl) || COURSE_PATH} />
        <IconButton label="Dismiss the bootcamp banner" size="sm" className="ml-2" onClick={handleDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}

function BootcampLink({ url }: { url: string }) {
  const content = (
    <>
      Start learning
      <ArrowRight size={16} aria-hidden="true" />
    </>
  );
  const className = 'pl-link inline-flex items-center gap-1';
  if (!url.startsWith('/')) {
    return (
      <a href={url} className={className} data-tone="sun">
        {content}
      </a>
    );
  }
  return (
    <Link to={url} className={className} data-tone="sun">
      {content}
    </Link>
  );
}
