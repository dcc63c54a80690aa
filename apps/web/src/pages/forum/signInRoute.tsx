import { Button } from '@playloom/design-system';
import { useEffect } from 'react';
import { redirectDocument } from 'react-router';
import coverTogether from '../../art/images/cover-together.svg';
import { findRequiredConsent } from '../../login/findRequiredConsent.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/signInRoute.ts';

/**
 * Redirects to the external forum once the user is logged in and has agreed to the terms; runs again after each step.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { data: user } = await context.get(pageContext).api.readUser();
  const isReady = user !== null && findRequiredConsent(user) === null;
  return isReady ? redirectDocument(`/api/v1/auth/${encodeURIComponent(params.forum)}`) : null;
}

export function meta({ matches, params }: Route.MetaArgs) {
  const path = `/forum/sign-in/${params.forum}`;
  return createPageMeta(
    {
      title: 'Log in to the forum',
      description: 'Use your Playloom account in the forum.',
      path,
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

/** Asks users of an external forum to log in here first. */
export default function ForumSignInPage() {
  const dialogs = useDialogs();
  const { user } = useRootData();
  const isAnonymous = user === null;
  useEffect(() => {
    if (isAnonymous) dialogs.open({ kind: 'login', infoMessage: 'Log in to continue to the forum.' });
  }, [isAnonymous, dialogs]);
  return (
    <main
      id="main"
      className="page-wrap grid items-center gap-10 pt-10 pb-(--section-gap) desk:grid-cols-2 desk:gap-16 desk:pt-16"
    >
      <div>
        <h1 className="text-title">Continue to the forum</h1>
        <p className="mt-4 max-w-[48ch] text-lg text-text-2">
          The forum uses your Playloom account. Log in here to continue. We share only your username, profile
          image, and email address with the forum.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => dialogs.open({ kind: 'login' })}>
            Log In
          </Button>
          <Button onClick={() => dialogs.open({ kind: 'sign-up' })}>Sign Up</Button>
        </p>
      </div>
      <img
        src={coverTogether}
        alt=""
        width={640}
        height={360}
        className="aspect-video w-full rounded-lg object-cover"
      />
    </main>
  );
}
