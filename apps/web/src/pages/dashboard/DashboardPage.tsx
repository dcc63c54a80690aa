import { apiLimits, type Dashboard, type DashboardDay, formatCoinCount } from '@playloom/api-contract';
import { Button, EmptyState, LiveDot, Pill } from '@playloom/design-system';
import Download from 'lucide-react/icons/download';
import { Link } from 'react-router';
import { EmptyListArt } from '../../art/EmptyListArt.tsx';
import { CreatorTabs } from '../../games/CreatorTabs.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { downloadTextFile } from '@playloom/site/browser/downloadTextFile.ts';
import { DayChart } from './DayChart.tsx';
import { DayTable } from './DayTable.tsx';
import { formatFigure, formatSeconds, formatShare } from './formatFigures.ts';
import { DropOffChart } from './DropOffChart.tsx';
import { ProblemList } from './ProblemList.tsx';
import { StatTile } from './StatTile.tsx';
import { formatDashboardCsv } from './formatDashboardCsv.ts';

interface DashboardPageProps {
  range: string;
  dashboard: Dashboard;
}

export function DashboardPage({ range, dashboard }: DashboardPageProps) {
  const { game, playing, hasPlays, days, problems } = dashboard;
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-title break-words">{game.title}</h1>
          <p className="mt-2 flex items-center gap-2 text-text-2">
            {playing > 0 && <LiveDot />}
            {playing === 0 ? 'No one is playing right now' : `${formatFigure(playing)} playing now`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={`/create?game=${encodeURIComponent(game.gameSlug)}`}>Open in the editor</Link>
          </Button>
          {game.isPublished && (
            <Button asChild>
              <Link to={getPlayPath(game.gameSlug)}>Play</Link>
            </Button>
          )}
        </div>
      </header>
      <div className="mt-8">
        <CreatorTabs game={game} shown="numbers" />
      </div>
      {hasPlays ? (
        <>
          <nav aria-label="Date range" className="mt-5 flex flex-wrap items-center gap-2">
            {apiLimits.DASHBOARD_RANGES.map((count) => (
              <Pill key={count} size="sm" selected={range === String(count)} asChild>
                <Link to={`?days=${count}`} preventScrollReset replace>
                  {count} days
                </Link>
              </Pill>
            ))}
            <Button
              size="sm"
              className="ml-auto"
              icon={<Download size={18} aria-hidden="true" />}
              onClick={() =>
                downloadTextFile(`${game.gameSlug}-${range}-days.csv`, formatDashboardCsv(days), 'text/csv')
              }
            >
              Download CSV
            </Button>
          </nav>
          <Figures dashboard={dashboard} range={range} />
        </>
      ) : (
        <>
          {/* A game that fails to start has no plays, but its creator must see why it fails. */}
          {problems.length > 0 && (
            <div className="mt-8">
              <ProblemList problems={problems} />
            </div>
          )}
          <NoPlays game={game} />
        </>
      )}
    </main>
  );
}

/** Drops the days before the first play, so that the charts of a new game don't start with 90 empty days. */
function sinceFirstPlay(days: readonly DashboardDay[]): readonly DashboardDay[] {
  const first = days.findIndex(({ plays }) => plays > 0);
  return first < 1 ? days : days.slice(first);
}

function Figures({ dashboard, range }: DashboardPageProps) {
  const { now, before, days, leaving, problems } = dashboard;
  const pick = (key: Exclude<keyof DashboardDay, 'day'>) =>
    sinceFirstPlay(days).map((day) => ({ day: day.day, value: day[key] }));
  const tile = (key: keyof typeof now) => ({ now: now[key], before: before[key] });
  return (
    <>
      <h2 className="sr-only">Last {range} days</h2>
      <dl className="mt-6 grid grid-cols-2 gap-3 min-[720px]:grid-cols-4 desk:gap-4">
        <StatTile name="Plays" value={formatFigure(now.plays)} hint="sessions started" {...tile('plays')} />
        <StatTile
          name="Daily players"
          value={formatFigure(now.playersADay)}
          hint="including guests"
          {...tile('playersADay')}
        />
        <StatTile
          name="New players"
          value={formatFigure(now.newPlayers)}
          hint="with an account"
          {...tile('newPlayers')}
        />
        <StatTile
          name="Peak concurrent players"
          value={formatFigure(now.peak)}
          hint="across all rooms"
          {...tile('peak')}
        />
        <StatTile
          name="Average session"
          value={formatSeconds(now.seconds)}
          hint="per play"
          {...tile('seconds')}
        />
        <StatTile
          name="Day-1 retention"
          value={formatShare(now.returnedNextDay)}
          hint="of new players"
          {...tile('returnedNextDay')}
        />
        <StatTile
          name="Day-7 retention"
          value={formatShare(now.returnedNextWeek)}
          hint="of new players"
          {...tile('returnedNextWeek')}
        />
        <StatTile
          name="Revenue"
          value={formatCoinCount(now.coins)}
          hint="your share of sales"
          {...tile('coins')}
        />
      </dl>
      <p className="mt-3 text-tiny text-text-3">
        Compared with the previous {range} days. Days are in UTC. Data updates every 5 minutes.
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 min-[720px]:grid-cols-2 min-[720px]:*:last:odd:col-span-2">
        <DayChart title="Plays" lead="Sessions started per day." values={pick('plays')} tone="coral" />
        <DayChart
          title="Players"
          lead="Unique players per day, including guests."
          values={pick('players')}
          tone="sun"
        />
        <DayChart
          title="Peak concurrent players"
          lead="Across all rooms."
          values={pick('peak')}
          tone="mint"
        />
        <DayChart
          title="Average session"
          lead="Average time per play."
          values={pick('seconds')}
          format={formatSeconds}
          unit={60}
          tone="sky"
        />
        {(now.coins !== 0 || before.coins !== 0) && (
          <DayChart
            title="Revenue"
            lead="Your share of sales in the game, in coins."
            values={pick('coins')}
            tone="sun"
          />
        )}
      </div>
      <div className="mt-4">
        <DayTable days={days} />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
        <DropOffChart leaving={leaving} />
        <ProblemList problems={problems} />
      </div>
    </>
  );
}

function NoPlays({ game }: { game: Dashboard['game'] }) {
  return (
    <EmptyState
      className="edge mt-8 rounded-lg bg-surface"
      illustration={<EmptyListArt className="h-auto w-[280px]" />}
      title={game.isPublished ? 'No plays yet' : 'Not published yet'}
      action={
        <Button variant="primary" asChild>
          {game.isPublished ? (
            <Link to={getPlayPath(game.gameSlug)}>Play and invite friends</Link>
          ) : (
            <Link to={`/create?game=${encodeURIComponent(game.gameSlug)}`}>Publish in the editor</Link>
          )}
        </Button>
      }
    >
      Once people play your game, you’ll see how many play, how long they play, how many come back, where they
      leave, and which errors occur.
    </EmptyState>
  );
}
