import { createToastStore, SkipLink, ToastRegion } from '@playloom/design-system';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { reportDevice } from '../arrival/reportDevice.ts';
import DialogHost from '../dialogs/host/DialogHost.tsx';
import { setEventRecordingDisabled } from '../events/recordEvent.ts';
import { useMergeRecentGames } from '../games/useMergeRecentGames.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { NotificationToasts } from '../notices/NotificationToasts.tsx';
import { useUnreadCount } from '../notices/useUnreadCount.ts';
import { PartyProvider } from '../party/PartyProvider.tsx';
import { useParty } from '../party/PartyContext.ts';
import { isEmbedPath } from '@playloom/site/paths/isPlayPath.ts';
import { useSyncPush } from '../push/usePush.ts';
import { createDialogStore } from '@playloom/site/overlays/createDialogStore.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { ToastContext } from '@playloom/site/overlays/useToasts.ts';
import { DialogContext } from '@playloom/site/overlays/useDialogs.ts';
import { runWhenIdle } from '@playloom/site/browser/runWhenIdle.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { writeUserCache } from '../login/userCache.ts';
import { useAutoLogin } from '../wallets/useAutoLogin.ts';
import { BanBanner } from './banners/BanBanner.tsx';
import { BootcampBanner } from './banners/BootcampBanner.tsx';
import { ChatWidgetLoader } from './ChatWidgetLoader.tsx';
import { CoinBalanceSync } from './CoinBalanceSync.tsx';
import { findAppStore } from './banners/findAppStore.ts';
import { trackKeyboardHeight } from '@playloom/site/browser/trackKeyboardHeight.ts';
import { Footer } from './footer/Footer.tsx';
import { NavigationBar } from './navigation/NavigationBar.tsx';
import { SiteNotice } from './banners/SiteNotice.tsx';
import { hasFooter } from './rules/shellRules.ts';
import './shell.css';

const AddressNotice = lazy(() => import('./banners/AddressNotice.tsx'));
const PartyHost = lazy(() => import('../party/PartyHost.tsx'));
const AppBanner = lazy(() => import('./banners/AppBanner.tsx'));

/** The frame around every page: navigation bar, footer, banners, dialogs and toasts. */
export function ShellFrame({ children }: { children: ReactNode }) {
  const { user, config, visit } = useRootData();
  const { pathname } = useLocation();
  const hasApp = useBrowserValue(() => findAppStore(config, visit) !== null, false);
  const isInBrowser = useBrowserValue(() => true, false);
  const [dialogs] = useState(createDialogStore);
  const [toasts] = useState(() => createToastStore());
  return (
    <ToastContext value={toasts}>
      <DialogContext value={dialogs}>
        <PartyProvider>
          <ShellLive>
            <div className="site-frame">
              {!isEmbedPath(pathname) && <ShellTop />}
              {children}
              {hasFooter(pathname, visit) && <Footer />}
            </div>
            {hasApp && !isEmbedPath(pathname) && (
              <Suspense fallback={null}>
                <AppBanner />
              </Suspense>
            )}
            <ChatWidgetLoader />
            {/* Not on the server: on a busy device, React 19.3 may wait forever for lazy parts inside of each other while hydrating. */}
            {user && isInBrowser && (
              <Suspense fallback={null}>
                <PartyHost />
              </Suspense>
            )}
            <SessionEffects />
            <Dialogs />
            <ToastRegion store={toasts} />
          </ShellLive>
        </PartyProvider>
      </DialogContext>
    </ToastContext>
  );
}

function ShellLive({ children }: { children: ReactNode }) {
  const { party } = useParty();
  return <LiveProvider isNeededInGames={party !== null}>{children}</LiveProvider>;
}

function ShellTop() {
  const { config } = useRootData();
  // Only the browser knows the address that it opened.
  const isAtOtherAddress = useBrowserValue(() => location.origin !== config.publicUrl, false);
  return (
    <>
      <SkipLink />
      {isAtOtherAddress && (
        <Suspense fallback={null}>
          <AddressNotice />
        </Suspense>
      )}
      <BanBanner />
      <SiteNotice />
      <BootcampBanner />
      <LiveBar />
      <NavigationProgress />
    </>
  );
}

function LiveBar() {
  const unreadCount = useUnreadCount();
  return (
    <>
      <NavigationBar unreadCount={unreadCount} />
      <NotificationToasts unreadCount={unreadCount} />
      <CoinBalanceSync />
    </>
  );
}

function NavigationProgress() {
  const { state } = useNavigation();
  return <div className="nav-progress" data-active={state !== 'idle'} aria-hidden="true" />;
}

/** Runs side effects that depend on the user or on the current page. */
function SessionEffects() {
  const { user, features } = useRootData();
  useEffect(() => setEventRecordingDisabled(!features.externalCalls), [features]);
  useEffect(() => writeUserCache(getBrowserStorage('local'), user), [user]);
  useEffect(() => runWhenIdle(() => void reportDevice(user?._id ?? null)), [user?._id]);
  useEffect(() => trackKeyboardHeight(window), []);
  useMergeRecentGames(user?._id ?? null);
  useSyncPush();
  useAutoLogin();
  useFocusNewPage();
  return null;
}

/** Moves the focus to the main content after navigation. */
function useFocusNewPage(): void {
  const { pathname } = useLocation();
  const seenPath = useRef(pathname);
  useEffect(() => {
    if (seenPath.current === pathname) return;
    seenPath.current = pathname;
    const main = document.getElementById('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [pathname]);
}

/** Dialogs require JavaScript, so the server does not render them. */
function Dialogs() {
  const isInBrowser = useBrowserValue(() => true, false);
  return isInBrowser && <DialogHost />;
}
