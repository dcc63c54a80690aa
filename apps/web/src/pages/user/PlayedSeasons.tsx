import { formatNumber, type PlayedSeason } from '@playloom/api-contract';
import { Link } from 'react-router';

/** The seasons in which the user has points, the latest first. Ended ones stay. */
export function PlayedSeasons({ seasons }: { seasons: readonly PlayedSeason[] }) {
  if (seasons.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="seasons">
      <h2 id="seasons" className="text-panel">
        Seasons
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        {seasons.map(({ number, name, hasEnded, level, points }) => (
          <li
            key={number}
            className="grid gap-1 rounded-lg bg-surface px-4 py-3 shadow-[0_0_0_1px_var(--line)_inset]"
          >
            {hasEnded ? (
              <b className="wrap-anywhere">{name}</b>
            ) : (
              <Link to="/season" className="font-bold wrap-anywhere hover:underline">
                {name}
              </Link>
            )}
            <span className="num text-meta text-text-2">
              {`Level ${formatNumber(level)} · ${formatNumber(points)} ${points === 1 ? 'point' : 'points'}${hasEnded ? ' · Ended' : ''}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
