import { ApiError, type AgreementType, type User } from '@playloom/api-contract';
import { Button, Checkbox, LinkText, Modal } from '@playloom/design-system';
import { useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useLogout } from '../../login/useLogout.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { writeUserCache } from '../../login/userCache.ts';
import { AgreementModal, AGREEMENT_TITLES } from '../agreement/AgreementModal.tsx';
import { DialogLogo } from '../DialogLogo.tsx';
import type { ConsentKind } from '../../login/findRequiredConsent.ts';
import { addTourParameter } from './addTourParameter.ts';
import { AgreementChangeList } from './AgreementChangeList.tsx';
import { useAgreementChanges, type AgreementChanges } from './useAgreementChanges.ts';

const NOT_TICKED: Record<ConsentKind, string> = {
  'new-user': 'You need to agree to our TOS and Privacy Policy in order to continue.',
  'returning-user': 'You need to agree our Privacy Policy in order to continue.',
};
const FAILED = 'Something went wrong, please try again later..';
const WELCOME_MS = 6000;

/**
 * Title and description of the dialog. For a returning user, names the agreements that changed, once they are loaded.
 */
function describeHead(kind: ConsentKind, changes: AgreementChanges | null) {
  if (kind === 'new-user') return { title: 'One last thing', description: 'Then you’re ready to start.' };
  const changed = new Set(changes?.changes.map(({ type }) => type));
  if (changed.size === 0)
    return { title: `Our ${AGREEMENT_TITLES.pp}`, description: 'Please read it and agree to continue.' };
  const names = (['tos', 'pp'] as const).filter((type) => changed.has(type));
  return {
    title: `We updated our ${names.map((type) => AGREEMENT_TITLES[type]).join(' and our ')}`,
    description: 'Please read what changed and agree to continue.',
  };
}

export interface ConsentDialogProps {
  kind: ConsentKind;
  user: User;
}

/** Asks the user to agree to the terms. Can only be closed by agreeing or logging out. */
export default function ConsentDialog({ kind, user }: ConsentDialogProps) {
  const [isApproved, setIsApproved] = useState(false);
  const [wantsMail, setWantsMail] = useState(user.marketingOptIn);
  const [isMissing, setIsMissing] = useState(false);
  const [viewing, setViewing] = useState<AgreementType | null>(null);
  const { changes, reload } = useAgreementChanges(kind);
  const asksForTerms = kind === 'new-user' || changes?.changes.some(({ type }) => type === 'tos');
  const { isSending, agree } = useAgree(kind, changes, () => {
    setIsApproved(false);
    reload();
  });
  const logOut = useLogout();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsMissing(!isApproved);
    if (isApproved) agree(wantsMail);
  }
  const viewer = (type: AgreementType) => (
    <AgreementLink type={type} onView={() => setViewing(type)}>
      {AGREEMENT_TITLES[type]}
    </AgreementLink>
  );

  return (
    <Modal
      open
      onOpenChange={() => undefined}
      dismissable={false}
      header={<DialogLogo />}
      {...describeHead(kind, changes)}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {changes && <AgreementChangeList changes={changes.changes} />}
        <Checkbox
          name="isTOSAndPrivacyApproved"
          checked={isApproved}
          onChange={(event) => {
            setIsApproved(event.target.checked);
            setIsMissing(false);
          }}
          error={isMissing ? NOT_TICKED[kind] : undefined}
          required
        >
          {asksForTerms ? (
            <>
              I agree to the {viewer('tos')} and the {viewer('pp')}.
            </>
          ) : (
            <>I agree to the {viewer('pp')}.</>
          )}
        </Checkbox>
        {kind === 'new-user' && (
          <Checkbox
            name="marketingOptIn"
            checked={wantsMail}
            onChange={(event) => setWantsMail(event.target.checked)}
          >
            Send me news about Playloom by email. You can unsubscribe at any time.
          </Checkbox>
        )}
        <Button type="submit" variant="primary" wide loading={isSending} className="mt-1">
          Continue
        </Button>
        <p className="text-center text-secondary text-text-2">
          Logged in as {user.local.username}.{' '}
          <LinkText asChild>
            <button type="button" onClick={() => void logOut()}>
              Log out
            </button>
          </LinkText>
        </p>
      </form>
      {viewing && <AgreementModal type={viewing} open onClose={() => setViewing(null)} />}
    </Modal>
  );
}

interface AgreementLinkProps {
  type: AgreementType;
  onView: () => void;
  children: ReactNode;
}

function AgreementLink({ type, onView, children }: AgreementLinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onView();
  }
  return (
    <LinkText href={`/agreement/${type}`} onClick={handleClick}>
      {children}
    </LinkText>
  );
}

/**
 * Sends the user's consent. `onChanged` is called if a new version was published while the user was reading this one.
 */
function useAgree(kind: ConsentKind, changes: AgreementChanges | null, onChanged: () => void) {
  const [isSending, setIsSending] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();
  const toasts = useToasts();

  async function send(marketingOptIn: boolean) {
    setIsSending(true);
    try {
      const api = await loadBrowserApi();
      const versions = changes ? { versions: changes.current } : {};
      const body = { isTOSAndPrivacyApproved: true, marketingOptIn, ...versions };
      const { data } = await api.updateConsent({ body });
      writeUserCache(getBrowserStorage('local'), data);
      if (kind === 'new-user') welcome(data);
      await revalidate();
      const search = addTourParameter(location);
      if (search) await navigate({ pathname: location.pathname, search }, { replace: true });
    } catch (error) {
      const isReplaced = error instanceof ApiError && error.body.errorId === 'agreement_changed';
      toasts.showError(isReplaced ? error.message : FAILED);
      if (isReplaced) onChanged();
    } finally {
      setIsSending(false);
    }
  }
  function welcome(user: User) {
    toasts.show('Play a game, or make your own.', {
      title: `Welcome, ${user.local.username}`,
      type: 'success',
      duration: WELCOME_MS,
      action: { label: 'Make a game', href: '/create' },
    });
  }
  return { isSending, agree: (marketingOptIn: boolean) => void (isSending || send(marketingOptIn)) };
}
