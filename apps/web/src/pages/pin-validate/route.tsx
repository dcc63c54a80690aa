import { Button } from '@playloom/design-system';
import { useFinishSignIn } from '../../dialogs/auth/useFinishSignIn.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { useAct } from '../../forms/useAct.ts';
import { browserApi } from '../../session/browserApi.ts';
import { pageContext } from '../../session/pageContext.ts';
import { useRoot } from '../../session/useRoot.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import { LinkCard } from '../one-time-link/LinkCard.tsx';
import { LinkEnd, type LinkEndProps } from '../one-time-link/LinkEnd.tsx';
import { readSpentLink, type SpentLink } from '../one-time-link/linkStates.ts';
import type { Route } from './+types/route.ts';

const ENDS: Record<SpentLink, LinkEndProps> = {
  used: {
    title: 'This link was used already',
    lead: 'The account it belongs to is ready. Log in with your username and password.',
    next: { label: 'Log In', dialog: { kind: 'login' } },
  },
  expired: {
    title: 'This link has expired',
    lead: 'Links work for ten minutes, and only the newest one does. Sign up again to get a new one.',
    next: { label: 'Sign Up', dialog: { kind: 'sign-up' } },
  },
  unknown: {
    title: 'This link is not one of ours',
    lead: 'Part of it may be missing: try to open it from the mail once more. Or start again.',
    next: { label: 'Sign Up', dialog: { kind: 'sign-up' } },
  },
};

/** Only looks: mail scanners open links, so nothing may happen before the button is pressed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data } = await api.readPinLink({ params });
  return data;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Verify Account',
    description: 'The last step of signing up to Playloom.',
    path: '/pin/validate',
    isHidden: true,
  };
  return pageMeta(page, configOf(matches));
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  const { user } = useRoot();
  const finishSignIn = useFinishSignIn();
  const verify = useAct(async () => {
    const api = await browserApi();
    const { data } = await api.usePinLink({ params });
    await finishSignIn(data, '/');
  });
  const spent = readSpentLink(verify.problem?.errorId) ?? loaderData.state;
  // While the way home is under way the link counts as used, which is no news to whoever used it.
  if (spent !== 'open' && !verify.isBusy && !verify.isDone) return <LinkEnd {...ENDS[spent]} />;
  return (
    <LinkCard
      title="Verify Account"
      lead={
        user && !verify.isDone && !verify.isBusy
          ? `Press the button and your new account is ready. It takes the place of ${user.local.username} in this browser.`
          : 'Press the button and your account is ready.'
      }
    >
      <FormProblem problem={verify.problem} />
      <Button variant="primary" wide loading={verify.isBusy || verify.isDone} onClick={verify.run}>
        Verify
      </Button>
    </LinkCard>
  );
}
