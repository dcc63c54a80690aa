import { Button } from '@playloom/design-system';
import { Link } from 'react-router';
import type { OpenDialog } from '@playloom/site/overlays/OpenDialog.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { LinkCard } from './LinkCard.tsx';

export interface InvalidLinkCardProps {
  title: string;
  lead: string;
  next: { label: string; dialog: OpenDialog };
}

/**
 * Tells the user that a link no longer works and offers the next step. Logged-in users are not asked to log in again.
 */
export function InvalidLinkCard({ title, lead, next }: InvalidLinkCardProps) {
  const dialogs = useDialogs();
  const { user } = useRootData();
  const isForVisitors = next.dialog.kind === 'login' || next.dialog.kind === 'sign-up';
  return (
    <LinkCard title={title} lead={lead}>
      {user && isForVisitors ? (
        <Button asChild variant="primary" wide>
          <Link to="/">Continue as {user.local.username}</Link>
        </Button>
      ) : (
        <Button variant="primary" wide onClick={() => dialogs.open(next.dialog)}>
          {next.label}
        </Button>
      )}
    </LinkCard>
  );
}
