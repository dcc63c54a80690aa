import type { Creation } from '@playloom/api-contract';
import { formatCount } from '../../games/formatCount.ts';

const ROLES = { owner: '', editor: 'You edit', viewer: 'You look on' } as const;

/** Whether people can play it and do, and what one may do with it. */
export function CreationStatus({ game }: { readonly game: Creation }) {
  const role = ROLES[game.role];
  return (
    <span className="start-state">
      {game.release === null ? (
        'Draft'
      ) : (
        <span className="start-live">
          {game.playing > 0 ? `${formatCount(game.playing)} playing` : 'Live'}
        </span>
      )}
      {game.isUnlisted && game.release !== null && <span className="start-role">Unlisted</span>}
      {role !== '' && <span className="start-role">{role}</span>}
    </span>
  );
}
