import { Button } from '@playloom/design-system';
import { useDialogs } from '../../session/useDialogs.ts';
import { SettingsNotice } from './SettingsNotice.tsx';

export function AskToLogIn() {
  const dialogs = useDialogs();
  const headerMessage = 'Your settings open as soon as you are in.';
  return (
    <SettingsNotice
      title="Log in to see your settings"
      lead="Picture, address, password, devices and your data are for you alone."
    >
      <Button variant="primary" onClick={() => dialogs.open({ kind: 'login', headerMessage })}>
        Log In
      </Button>
      <Button onClick={() => dialogs.open({ kind: 'sign-up' })}>Sign Up</Button>
    </SettingsNotice>
  );
}
