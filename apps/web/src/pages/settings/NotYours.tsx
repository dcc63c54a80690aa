import { Button } from '@playloom/design-system';
import { Link } from 'react-router';
import { SettingsNotice } from './SettingsNotice.tsx';

export function NotYours({ username, ownName }: { username: string; ownName: string }) {
  return (
    <SettingsNotice title="These are not your settings" lead={`Only ${username} can see and change them.`}>
      <Button asChild variant="primary">
        <Link to={`/user/${ownName}/profile`}>My settings</Link>
      </Button>
      <Button asChild>
        <Link to={`/user/${username}`}>Page of {username}</Link>
      </Button>
    </SettingsNotice>
  );
}
