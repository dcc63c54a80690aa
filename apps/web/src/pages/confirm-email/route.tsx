import { Button } from '@playloom/design-system';
import { Link, useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { LinkCard } from '../one-time-link/LinkCard.tsx';
import { readInvalidLinkReason, type InvalidLinkReason } from '../one-time-link/linkStates.ts';
import type { Route } from './+types/route.ts';

const INVALID_LINK_TEXTS: Record<InvalidLinkReason, { title: string; lead: string }> = {
  used: {
    title: 'This link has already been used',
    lead: 'Your new email address is already confirmed.',
  },
  expired: {
    title: 'This link has expired',
    lead: 'Links are valid for one day, and only the newest one works. Request a new one in your settings.',
  },
  unknown: {
    title: 'This link is invalid',
    lead: 'Part of it may be missing. Open it from the email again, or request a new one in your settings.',
  },
};

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Confirm your new email',
    description: 'Confirm the new email address for your Playloom account.',
    path: '/account/confirm-email',
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const confirm = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.confirmEmail({ body: params });
    await revalidate();
  });
  const invalidReason = readInvalidLinkReason(confirm.problem?.errorId);
  if (invalidReason) {
    return (
      <LinkCard {...INVALID_LINK_TEXTS[invalidReason]}>
        <ToSettings />
      </LinkCard>
    );
  }
  if (confirm.isDone) {
    return (
      <LinkCard
        title="Email address changed"
        lead="We’ll send emails to your new address from now on. You can also use it to log in."
      >
        <ToSettings />
      </LinkCard>
    );
  }
  return (
    <LinkCard title="Confirm your new email" lead="It replaces your current email address.">
      <FormProblem problem={confirm.problem} />
      <Button variant="primary" wide loading={confirm.isBusy} onClick={confirm.run}>
        Confirm email
      </Button>
    </LinkCard>
  );
}

function ToSettings() {
  const { user } = useRootData();
  const dialogs = useDialogs();
  if (!user) {
    return (
      <Button variant="primary" wide onClick={() => dialogs.open({ kind: 'login' })}>
        Log In
      </Button>
    );
  }
  return (
    <Button asChild variant="primary" wide>
      <Link to={`/user/${user.local.username}/profile`}>My settings</Link>
    </Button>
  );
}
