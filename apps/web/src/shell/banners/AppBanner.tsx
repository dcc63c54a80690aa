import { Button, IconButton, Logo } from '@playloom/design-system';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { findAppStore } from './findAppStore.ts';

/** The app is offered after the user has scrolled this far, which shows interest. */
const SCROLLED_PX = 240;
const CLOSED_KEY = 'appBannerClosed';

/** Offers the app on phones and tablets after scrolling. */
export default function AppBanner() {
  const { config, visit, features } = useRootData();
  const store = findAppStore(config, visit);
  const [isShown, setIsShown] = useState(false);
  const isOffered = store !== null && features.links && features.externalCalls;

  useEffect(() => {
    if (!isOffered || getBrowserStorage('session').getItem(CLOSED_KEY)) return;
    const showOnceScrolled = () => {
      if (window.scrollY < SCROLLED_PX) return;
      setIsShown(true);
      window.removeEventListener('scroll', showOnceScrolled);
    };
    showOnceScrolled();
    window.addEventListener('scroll', showOnceScrolled, { passive: true });
    return () => window.removeEventListener('scroll', showOnceScrolled);
  }, [isOffered]);

  if (!isShown || !store) return null;
  function handleClose() {
    getBrowserStorage('session').setItem(CLOSED_KEY, '1');
    setIsShown(false);
  }
  return (
    <aside aria-label="Playloom app" className="app-banner">
      <Logo size={34} />
      <p className="min-w-0 leading-tight">
        <b className="block">Playloom for {store.system}</b>
        <span className="text-meta text-text-2">Your games in one tap</span>
      </p>
      <Button variant="mint" size="sm" className="ml-auto" asChild>
        <a href={store.url}>Get the app</a>
      </Button>
      <IconButton label="Close app banner" size="sm" onClick={handleClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
