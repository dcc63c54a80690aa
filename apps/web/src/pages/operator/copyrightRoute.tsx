import type { CopyrightClaim, CopyrightDecision, CopyrightParty } from '@playloom/api-contract';
import { Badge, Button, LinkText } from '@playloom/design-system';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import type { Route } from './+types/copyrightRoute.ts';
import { ConsoleList, ConsoleRow, ConsoleEmptyState, OperatorsOnlyNotice } from './ConsoleList.tsx';
import { ConsolePager } from './ConsolePager.tsx';
import { ReasonDialog } from '@playloom/site/moderation/ReasonDialog.tsx';
import { resolveForStaff } from './resolveForStaff.ts';
import { buildStatusTabs, readStatusFilter, StatusTabs } from './StatusTabs.tsx';

const STATUS_FILTERS = [
  { state: 'open', title: 'Open' },
  { state: 'counter_notice', title: 'Counter-notices' },
  { state: 'content_removed', title: 'Content removed' },
  { state: 'restored', title: 'Restored' },
  { state: 'rejected', title: 'Rejected' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const filter = readStatusFilter(request, STATUS_FILTERS);
  return resolveForStaff(async () => ({
    ...filter,
    ...(await api.listCopyrightClaims({ query: filter })).data,
  }));
}

export default function CopyrightClaimsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OperatorsOnlyNotice />;
  const { state, page, claims, hasMore } = loaderData;
  return (
    <>
      <StatusTabs label="Copyright claims" tabs={buildStatusTabs(STATUS_FILTERS, state)} />
      {claims.length === 0 ? (
        <ConsoleEmptyState title="No claims">
          Claims from the copyright page and counter-notices from creators are listed here.
        </ConsoleEmptyState>
      ) : (
        <ConsoleList label="Copyright claims">
          {claims.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} />
          ))}
        </ConsoleList>
      )}
      <ConsolePager page={Number(page)} hasMore={hasMore} />
    </>
  );
}

interface DecisionText {
  button: string;
  title: string;
  description: string;
  done: string;
}

const DECISIONS: Record<CopyrightDecision, DecisionText> = {
  remove: {
    button: 'Remove content',
    title: 'Remove this game?',
    description:
      'Hides the game. Its creator gets your reason and a link to send a counter-notice. The claimant gets your reason too.',
    done: 'Content removed. Both sides were notified.',
  },
  reject: {
    button: 'Reject claim',
    title: 'Reject this claim?',
    description: 'The game stays. The claimant gets your reason by email.',
    done: 'Claim rejected. The claimant was notified.',
  },
  restore: {
    button: 'Restore',
    title: 'Restore this game?',
    description: 'Shows the game again and closes the claim. Both sides get your reason by email.',
    done: 'Claim closed. Both sides were notified.',
  },
  keep: {
    button: 'Keep removed',
    title: 'Keep this game removed?',
    description: 'Both sides get your reason by email. The creator can’t send another counter-notice.',
    done: 'Content stays removed. Both sides were notified.',
  },
};

const POSSIBLE: Record<CopyrightClaim['state'], readonly CopyrightDecision[]> = {
  open: ['remove', 'reject'],
  counter_notice: ['restore', 'keep'],
  content_removed: ['restore'],
  restored: [],
  rejected: [],
};

function ClaimRow({ claim }: { claim: CopyrightClaim }) {
  const [decision, setDecision] = useState<CopyrightDecision | null>(null);
  const dates = useDateFormat();
  const { id, number, state, game, content, decidedAt } = claim;
  return (
    <ConsoleRow
      title={
        <>
          <Badge tone="coral">Claim {number}</Badge>
          {game ? (
            <span>
              <LinkText asChild>
                <Link to={`/operator/games?search=${game.slug}`}>{game.title}</Link>
              </LinkText>{' '}
              by{' '}
              <LinkText asChild>
                <Link to={`/operator/users/${game.creator.id}`}>{game.creator.username}</Link>
              </LinkText>
            </span>
          ) : (
            'Deleted game'
          )}
        </>
      }
      meta={[content, decidedAt && `decided on ${dates.date(decidedAt)}`]}
      actions={POSSIBLE[state].map((one) => (
        <Button key={one} size="sm" onClick={() => setDecision(one)}>
          {DECISIONS[one].button}
        </Button>
      ))}
    >
      <BothSides claim={claim} />
      {claim.decision && <p className="text-secondary break-words text-text-2">Decision: {claim.decision}</p>}
      {decision && (
        <ReasonDialog
          open
          onClose={() => setDecision(null)}
          title={DECISIONS[decision].title}
          description={DECISIONS[decision].description}
          confirmText={DECISIONS[decision].button}
          doneText={DECISIONS[decision].done}
          hint="Sent by email and saved in the audit log."
          act={async (reason) => {
            const api = await loadBrowserApi();
            await api.decideCopyrightClaim({ params: { id }, body: { decision, reason } });
          }}
        />
      )}
    </ConsoleRow>
  );
}

/** Shows the claim and, if there is one, the counter-notice next to it. */
function BothSides({ claim: { claimant, counterNotice, account } }: { claim: CopyrightClaim }) {
  return (
    <div className="grid gap-3 min-[820px]:grid-cols-2">
      <Side title="Claim" party={claimant} text={claimant.work}>
        <LinkText
          href={claimant.workLink}
          target="_blank"
          rel="noreferrer nofollow ugc"
          className="break-all"
        >
          {claimant.workLink}
        </LinkText>
        <p className="text-text-3">{account ? `Account: ${account.username}` : 'Sent without an account'}</p>
      </Side>
      {counterNotice && <Side title="Counter-notice" party={counterNotice} text={counterNotice.statement} />}
    </div>
  );
}

interface SideProps {
  title: string;
  party: CopyrightParty;
  text: string;
  children?: ReactNode;
}

function Side({ title, party, text, children }: SideProps) {
  const { name, email, address, signature, at } = party;
  return (
    <section className="edge grid content-start gap-2 rounded-cover p-3 text-secondary break-words">
      <h2 className="font-semibold">
        {title} <Time at={at} className="text-meta font-normal text-text-3" />
      </h2>
      <p className="whitespace-pre-line text-text-2">{text}</p>
      {children}
      <p className="text-text-2">
        {[name, email, address].filter(Boolean).join(' · ')}
        {signature && <span className="block text-text-3">Signed: {signature}</span>}
      </p>
    </section>
  );
}
