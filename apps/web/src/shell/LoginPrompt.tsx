import { Button } from '@playloom/design-system';
import { useDialogs } from '../session/useDialogs.ts';
import { PageNotice } from './PageNotice.tsx';

interface LoginPromptProps {
  title: string;
  /** Describes the page behind the login. */
  lead: string;
  /** Text in the login dialog. */
  headerMessage?: string;
  /** Hides Sign Up where a new account would see nothing either. */
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
