import { Button } from '@playloom/design-system';
import { useFinishSignIn } from '../../dialogs/auth/useFinishSignIn.ts';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { LinkCard } from '../one-time-link/LinkCard.tsx';
import { InvalidLinkCard, type InvalidLinkCardProps } from '../one-time-link/InvalidLinkCard.tsx';
import { readInvalidLinkReason, type InvalidLinkReason } from '../one-time-link/linkStates.ts';
import type { Route } from './+types/route.ts';

const INVALID_LINK_TEXTS: Record<InvalidLinkReason, InvalidLinkCardProps> = {
  used: {
    title: 'This link has already been used',
    lead: 'Your account is ready. Log in with your username and password.',
    next: { label: 'Log In', dialog: { kind: 'login' } },
  },
  expired: {
    title: 'This link has expired',
    lead: 'Links are valid for 10 minutes, and only the newest one works. Sign up again to get a new one.',
    next: { label: 'Sign Up', dialog: { kind: 'sign-up' } },
  },
  unknown: {
    title: 'This link is invalid',
    lead: 'Part of it may be missing. Open it from the email again, or sign up again.',
    next: { label: 'Sign Up', dialog: { kind: 'sign-up' } },
  },
};

/**
 * Only reads the state of the link. Mail scanners also open links, so only a click on the button verifies the account.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data } = await api.readPinLink({ params });
  return data;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Verify Account',
    description: 'The last step of signing up for Playloom.',
    path: '/pin/validate',
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  const { user } = useRootData();
  const finishSignIn = useFinishSignIn();
  const verify = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    const { data } = await api.usePinLink({ params });
    await finishSignIn(data, '/');
  });
  const invalidReason = readInvalidLinkReason(verify.problem?.errorId) ?? loaderData.state;
  // After verifying, the link is invalid because it was used. Don't show that while the home page loads.
  if (invalidReason !== 'open' && !verify.isBusy && !verify.isDone)
    return <InvalidLinkCard {...INVALID_LINK_TEXTS[invalidReason]} />;
  return (
    <LinkCard
      title="Verify Account"
      lead={
        user && !verify.isDone && !verify.isBusy
          ? `Verify your new account to log in. You will be logged out of ${user.local.username} in this browser.`
          : 'One click and your account is ready.'
      }
    >
      <FormProblem problem={verify.problem} />
      <Button variant="primary" wide loading={verify.isBusy || verify.isDone} onClick={verify.run}>
        Verify
      </Button>
    </LinkCard>
  );
}
