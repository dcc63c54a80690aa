import { Button } from '@playloom/design-system';
import { useDialogs } from '../session/useDialogs.ts';
import { PageNotice } from './PageNotice.tsx';

interface LoginPromptProps {
  title: string;
  /** What is behind it. */
  lead: string;
  /** Above the login dialog. */
  headerMessage?: string;
  /** Without it a new account would see nothing here either. */
  offersSignUp?: boolean;
}

/** Instead of a page that is for those who are signed in. */
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
