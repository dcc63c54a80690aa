import { Button, EmptyState } from '@playloom/design-system';
import { Link } from 'react-router';

export function NotYours({ username, ownName }: { username: string; ownName: string }) {
  return (
    <main id="main" className="page-wrap py-10">
      <EmptyState
        title={<span className="text-title">These are not your settings</span>}
        action={
          <>
            <Button asChild variant="primary">
              <Link to={`/user/${ownName}/profile`}>My settings</Link>
            </Button>
            <Button asChild>
              <Link to={`/user/${username}`}>Page of {username}</Link>
            </Button>
          </>
        }
      >
        Only {username} can see and change them.
      </EmptyState>
    </main>
  );
}
