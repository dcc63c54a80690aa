import { Button } from '@playloom/design-system';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { PageNotice } from './PageNotice.tsx';

interface LoginPromptProps {
  title: string;
  /** Describes what the page shows after login. */
  lead: string;
  /** Text shown in the login dialog. */
  headerMessage?: string;
  /** Whether to show Sign Up. False for pages that a new account could not see either. */
  offersSignUp?: boolean;
}

/** Shown instead of a page that requires login. */
export function LoginPrompt({ title, lead, headerMessage, offersSignUp = true }: LoginPromptProps) {
  const dialogs = useDialogs();
  return (
    <PageNotice title={title} lead={lead}>
      <Button
        variant="primary"
        onClick={() => dialogs.open({ kind: 'login', ...(headerMessage ? { headerMessage } : {}) })}
      >
        Log In
      </Button>
      {offersSignUp && <Button onClick={() => dialogs.open({ kind: 'sign-up' })}>Sign Up</Button>}
    </PageNotice>
  );
}
