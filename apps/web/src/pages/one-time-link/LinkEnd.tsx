import { Button } from '@playloom/design-system';
import type { OpenDialog } from '../../session/dialogs.ts';
import { useDialogs } from '../../session/useDialogs.ts';
import { LinkCard } from './LinkCard.tsx';

export interface LinkEndProps {
  title: string;
  lead: string;
  next: { label: string; dialog: OpenDialog };
}

/** A link that leads nowhere any more, with the way on. */
export function LinkEnd({ title, lead, next }: LinkEndProps) {
  const dialogs = useDialogs();
  return (
    <LinkCard title={title} lead={lead}>
      <Button variant="primary" wide onClick={() => dialogs.open(next.dialog)}>
        {next.label}
      </Button>
    </LinkCard>
  );
}
