import { Button } from '@playloom/design-system';
import { Link } from 'react-router';
import { PageNotice } from '../../access/PageNotice.tsx';

export function NotYourSettings({ username, ownName }: { username: string; ownName: string }) {
  return (
    <PageNotice title="This page is private" lead={`Only ${username} can see and change these settings.`}>
      <Button asChild variant="primary">
        <Link to={`/user/${ownName}/profile`}>My settings</Link>
      </Button>
      <Button asChild>
        <Link to={`/user/${username}`}>{username}’s profile</Link>
      </Button>
    </PageNotice>
  );
}
