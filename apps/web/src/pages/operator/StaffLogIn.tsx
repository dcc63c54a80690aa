import { Button } from '@playloom/design-system';
import { useDialogs } from '../../session/useDialogs.ts';
import { SettingsNotice } from '../settings/SettingsNotice.tsx';

export function StaffLogIn() {
  const dialogs = useDialogs();
  return (
    <SettingsNotice title="Log in to go on" lead="This page is for those who run the site.">
      <Button variant="primary" onClick={() => dialogs.open({ kind: 'login' })}>
        Log In
      </Button>
    </SettingsNotice>
  );
}
