import { formatNumber } from '@playloom/api-contract';
import type { GameLeaderboard } from '@playloom/api-contract';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { SiteLink } from '../../portals/SiteLink.tsx';

const formatScore = (score: number) => formatNumber(Math.round(score * 100) / 100);

/** Public leaderboards. Hidden if the game has none. */
export function Leaderboards({ boards }: { boards: readonly GameLeaderboard[] }) {
  if (boards.length === 0) return null;
  return (
    <section aria-labelledby="leaderboards" className="play-boards">
      <h2 id="leaderboards" className="text-panel desk:text-[1.625rem]">
        {boards.length === 1 ? 'Leaderboard' : 'Leaderboards'}
      </h2>
      <div className="play-boards-grid">
        {boards.map((board) => (
          <Board key={board.leaderboard} board={board} />
        ))}
      </div>
    </section>
  );
}

function Board({ board: { leaderboard, top, own, players } }: { board: GameLeaderboard }) {
  const isBelow = own !== null && !top.some(({ isOwn }) => isOwn);
  return (
    <section className="play-board" aria-label={leaderboard}>
      <h3>{leaderboard}</h3>
      {top.length === 0 ? (
        <EmptyBoard />
      ) : (
        <ol>
          {top.map(({ place, name, score, isOwn }, index) => (
            <li key={index} data-own={isOwn || undefined}>
              <span className="num play-board-place">{place}</span>
              <PlayerName name={name} isOwn={isOwn} />
              <b className="num">{formatScore(score)}</b>
            </li>
          ))}
          {isBelow && (
            <li data-own data-below>
              <span className="num play-board-place">{formatNumber(own.place)}</span>
              <span>You</span>
              <b className="num">{formatScore(own.score)}</b>
            </li>
          )}
        </ol>
      )}
      {own !== null && (
        <p className="num text-meta text-text-3">
          Your rank: {formatNumber(own.place)} of {formatNumber(players)}
        </p>
      )}
    </section>
  );
}

function PlayerName({ name, isOwn }: { name: string | null; isOwn: boolean }) {
  if (name === null) return <span className="text-text-3">Player</span>;
  return (
    <span>
      <SiteLink to={`/user/${encodeURIComponent(name)}`}>{name}</SiteLink>
      {isOwn && <span className="text-text-3"> (you)</span>}
    </span>
  );
}

function EmptyBoard() {
  const { user } = useRootData();
  return (
    <p className="text-meta text-text-2">
      No scores yet. {user ? 'Play a round to be the first.' : 'Log in and play a round to be the first.'}
    </p>
  );
}
