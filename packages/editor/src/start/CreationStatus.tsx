import { formatNumber } from '@playloom/api-contract';
import type { CreatorGame } from '@playloom/api-contract';

const ROLES = { owner: '', editor: 'Can edit', viewer: 'Can view' } as const;

/** Shows whether the game is published, how many people play it, and the user's role. */
export function CreationStatus({ game }: { readonly game: CreatorGame }) {
  const role = ROLES[game.role];
  return (
    <span className="start-state">
      {game.release === null ? (
        'Draft'
      ) : (
        <span className="start-live">
          {game.playing > 0 ? `${formatNumber(game.playing)} playing` : 'Live'}
        </span>
      )}
      {game.isUnlisted && game.release !== null && <span className="start-role">Unlisted</span>}
      {role !== '' && <span className="start-role">{role}</span>}
    </span>
  );
}
