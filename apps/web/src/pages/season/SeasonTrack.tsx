import { formatNumber, type SeasonPage } from '@playloom/api-contract';
import Check from 'lucide-react/icons/check';
import { CosmeticPreview } from './CosmeticPreview.tsx';

/** The levels of the season. Those with a reward show it. */
export function SeasonTrack({ levels, reached }: { levels: SeasonPage['levels']; reached: number }) {
  return (
    <section className="mt-10" aria-labelledby="levels">
      <h2 id="levels" className="text-section">
        Levels
      </h2>
      <ol className="mt-6 grid grid-cols-5 gap-3 phone:grid-cols-2">
        {levels.map(({ level, points, reward }) => {
          const isReached = level <= reached;
          return (
            <li
              key={level}
              className={`grid content-start gap-2 rounded-lg p-4 ${isReached ? 'bg-raised' : 'bg-surface'} shadow-[0_0_0_1px_var(--line)_inset]`}
            >
              <span className="flex items-center justify-between gap-2 font-bold">
                {`Level ${formatNumber(level)}`}
                {isReached && (
                  <span className="text-mint">
                    <Check size={18} aria-hidden="true" />
                    <span className="sr-only">Reached</span>
                  </span>
                )}
              </span>
              <span className="num text-meta text-text-3">{`${formatNumber(points)} points`}</span>
              {reward !== null && (
                <span className="flex items-center gap-2 text-meta">
                  <CosmeticPreview cosmetic={reward} />
                  <span>{reward.name}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
