import {
  apiLimits,
  type Cosmetic,
  formatNumber,
  type SeasonPage,
  type WornCosmetics,
} from '@playloom/api-contract';
import { Button, ProgressBar } from '@playloom/design-system';
import { describeTimeLeft } from '@playloom/game-format/goal-times';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useServerNow } from '@playloom/site/time/useServerNow.ts';
import { Link } from 'react-router';
import { CosmeticChoice } from './CosmeticChoice.tsx';
import { SeasonTrack } from './SeasonTrack.tsx';

interface SeasonViewProps {
  season: SeasonPage;
  /** Null for guests. */
  cosmetics: { readonly earned: readonly Cosmetic[]; readonly worn: WornCosmetics } | null;
}

/** The current season: how it works, the user’s level, the levels with their rewards, and what the user has earned. */
export function SeasonView({ season, cosmetics }: SeasonViewProps) {
  const { name, endsAt, serverNow, points, level } = season;
  const now = useServerNow(serverNow);
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-16">
      <div className="flex flex-wrap items-end gap-x-16 gap-y-8">
        <header className="grid min-w-0 flex-1 basis-96 gap-3">
          <h1 className="text-title break-words">{name}</h1>
          <p className="num text-text-3">{describeTimeLeft(Date.parse(endsAt) - now)}</p>
          <p className="max-w-[65ch] text-text-2">
            {`Complete goals and unlock achievements in any public game. Their points count for the season, up to ${formatNumber(apiLimits.SEASON_POINTS_PER_DAY)} a day. What you earn stays yours.`}
          </p>
        </header>
        {points === null || level === null ? <GuestNote /> : <OwnLevel points={points} level={level} />}
      </div>
      <SeasonTrack levels={season.levels} reached={level ?? 0} />
      {cosmetics !== null && <CosmeticChoice {...cosmetics} />}
    </main>
  );
}

function OwnLevel({ points, level }: { points: number; level: number }) {
  const step = apiLimits.SEASON_LEVEL_POINTS;
  const isLast = level >= apiLimits.SEASON_LEVELS;
  return (
    <section className="edge grid flex-1 basis-80 gap-3 rounded-lg bg-surface p-5" aria-label="Your level">
      <p className="num flex flex-wrap justify-between gap-2">
        <b>{`Level ${formatNumber(level)}`}</b>
        <span className="text-text-2">{`${formatNumber(points)} ${points === 1 ? 'point' : 'points'}`}</span>
      </p>
      <ProgressBar
        label={isLast ? 'All levels reached' : `Progress to level ${formatNumber(level + 1)}`}
        value={isLast ? step : points - level * step}
        max={step}
        tone="sun"
      />
      <p className="num text-meta text-text-3">
        {isLast
          ? 'You have reached all levels.'
          : `${formatNumber((level + 1) * step - points)} points to level ${formatNumber(level + 1)}`}
      </p>
      {points === 0 && (
        <Button size="sm" asChild className="justify-self-start">
          <Link to="/games/popular">Find a game</Link>
        </Button>
      )}
    </section>
  );
}

function GuestNote() {
  const dialogs = useDialogs();
  return (
    <section className="edge flex flex-1 basis-80 flex-wrap items-center gap-4 rounded-lg bg-surface p-5">
      <p className="flex-1 text-text-2">Sign up to take part. It’s free.</p>
      <Button variant="primary" onClick={() => dialogs.open({ kind: 'sign-up' })}>
        Sign up
      </Button>
    </section>
  );
}
