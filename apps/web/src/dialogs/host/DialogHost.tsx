import { Spinner } from '@playloom/design-system';
import { createElement, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { recordEvent } from '../../events/recordEvent.ts';
import type { OpenDialog } from '@playloom/site/overlays/OpenDialog.ts';
import type { PortalFeatures } from '@playloom/api-contract';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useDialogs, useOpenDialog } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { ConsentDialogProps } from '../consent/ConsentDialog.tsx';
import type { DialogByKind, DialogProps } from '../DialogProps.ts';
import { findRequiredConsent } from '../../login/findRequiredConsent.ts';
import { toReturnPath, formatReturnPathCookie } from '../../login/openLink.ts';
import { useShownDialog } from './useShownDialog.ts';

type Component<P> = (props: P) => ReactNode;
type Load<P> = () => Promise<{ default: Component<P> }>;

const loadAuth = () => import('../auth/AuthDialog.tsx');
const LOADERS: { [K in OpenDialog['kind']]: Load<DialogProps<DialogByKind<K>>> } = {
  login: loadAuth,
  'sign-up': loadAuth,
  'forgot-password': loadAuth,
  feedback: () => import('../feedback/FeedbackDialog.tsx'),
  agreement: () => import('../agreement/AgreementDialog.tsx'),
  report: () => import('../report/ReportedDialog.tsx'),
  share: () => import('../share/ShareDialog.tsx'),
  wallet: () => import('../wallet/WalletDialog.tsx'),
  'chat-permission': () => import('../chat-permission/ChatPermissionDialog.tsx'),
  offer: () => import('../offer/OfferDialog.tsx'),
};
const loadConsent: Load<ConsentDialogProps> = () => import('../consent/ConsentDialog.tsx');

/** Dialogs for logged-out users; they close after login. */
const AUTH_KINDS = new Set<OpenDialog['kind'] | undefined>(['login', 'sign-up']);
/** Pages where no consent dialog opens, because users must be able to read the agreements first. */
const AGREEMENT_PAGES = /^\/agreement\//;

const RETRY_MS = 5000;
const LOADING_FAILED = 'Couldn’t load this. Check your connection and try again.';

/** Shows the open dialog. Each dialog is loaded on first use; a required consent comes before all others. */
export default function DialogHost() {
  const dialogs = useDialogs();
  const dialog = useOpenDialog();
  const { user, features } = useRootData();
  const { pathname } = useLocation();
  const isForced = user !== null && AUTH_KINDS.has(dialog?.kind);
  const consent = AGREEMENT_PAGES.test(pathname) ? null : findRequiredConsent(user);
  const isDisabled = dialog !== null && isSwitchedOff(dialog.kind, features);
  const wanted = isForced || isDisabled || consent ? null : dialog;
  const shown = useShownDialog(wanted);
  const Dialog = useLoaded(shown.dialog && (LOADERS[shown.dialog.kind] as Load<DialogProps>));
  const Consent = useLoaded(consent && loadConsent);

  useOpenFromQuery();
  useNoteOpening(wanted);
  useEffect(() => {
    if (isForced || isDisabled) dialogs.close();
  }, [isForced, isDisabled, dialogs]);

  if (consent && user) return Consent ? createElement(Consent, { kind: consent, user }) : <Loading />;
  if (!shown.dialog) return null;
  if (!Dialog) return shown.open && <Loading />;
  const { dialog: shownDialog, open, key } = shown;
  // A dialog may close after a call to the server, and another one may be open by then.
  const onClose = () => dialogs.read() === shownDialog && dialogs.close();
  return createElement(Dialog, { key, dialog: shownDialog, open, onClose });
}

/** Whether a dialog is disabled on this page. Game portals, for example, allow neither our accounts nor our shop. */
function isSwitchedOff(kind: OpenDialog['kind'], features: PortalFeatures): boolean {
  if (kind === 'offer') return !features.inAppPurchases;
  if (kind === 'share') return !features.links;
  return (AUTH_KINDS.has(kind) || kind === 'forgot-password') && !features.loginCallToAction;
}

/** Returns the component once it is loaded. If loading fails, the dialog is closed; a required dialog is retried. */
function useLoaded<P>(load: Load<P> | null): Component<P> | null {
  const dialogs = useDialogs();
  const toasts = useToasts();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ load: Load<P>; component: Component<P> } | null>(null);
  useEffect(() => {
    if (!load) return;
    const current: { timer?: ReturnType<typeof setTimeout>; isOld: boolean } = { isOld: false };
    load().then(
      (module) => current.isOld || setLoaded({ load, component: module.default }),
      () => {
        if (current.isOld) return;
        current.timer = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
        toasts.showError(LOADING_FAILED);
        dialogs.close();
      },
    );
    return () => {
      current.isOld = true;
      clearTimeout(current.timer);
    };
  }, [load, attempt, dialogs, toasts]);
  return loaded && loaded.load === load ? loaded.component : null;
}

/** A spinner that appears only if loading takes noticeably long. */
function Loading() {
  return (
    <div className="pl-scrim [animation-delay:200ms] [animation-fill-mode:backwards]">
      <Spinner size={32} label="Loading" />
    </div>
  );
}

/** Opens the login dialog if the URL has `?login=open`. */
function useOpenFromQuery(): void {
  const dialogs = useDialogs();
  const { features } = useRootData();
  const { key, search } = useLocation();
  const isAsked = new URLSearchParams(search).get('login') === 'open' && features.loginCallToAction;
  useEffect(() => {
    if (isAsked) dialogs.open({ kind: 'login' });
  }, [isAsked, key, dialogs]);
}

/** Records that a login dialog was opened and remembers the page, so that login returns to it. */
function useNoteOpening(dialog: OpenDialog | null): void {
  useEffect(() => {
    if (dialog?.kind !== 'login' && dialog?.kind !== 'sign-up') return;
    const path = toReturnPath(location);
    if (path) document.cookie = formatReturnPathCookie(path, location.protocol === 'https:');
    recordEvent(dialog.kind === 'login' ? 'login_modal_open' : 'register_modal_open');
  }, [dialog]);
}
