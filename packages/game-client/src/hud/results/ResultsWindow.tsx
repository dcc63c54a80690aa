import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../elements/Icon.tsx';
import { TeamMark } from '../elements/TeamMark.tsx';
import { useFocusReturn } from '../elements/useFocusReturn.ts';
import { useHudSlice } from '../state/HudContext.ts';
import { announceResults, describeResults, type ResultRow, type ResultsModel } from './describeResults.ts';
import { NextMatchVote } from './NextMatchVote.tsx';
import './results.css';

/** Who won, who did what best, and the vote on the next match. Shown until the next match starts. */
export function ResultsWindow() {
  const results = useHudSlice(describeResults);
  const element = useRef<HTMLDivElement>(null);
  useFocusReturn();
  useLayoutEffect(() => {
    // The window itself gets focus, so that a key that the player is still pressing votes for nothing.
    const isTyping = document.activeElement?.matches('input, textarea') ?? false;
    if (!isTyping) element.current?.focus({ preventScroll: true });
  }, []);
  if (results === null) return null;
  const { title, isWon, color, awards, own, rows, label } = results;
  return (
    <div class="hud-results-place">
      <div
        ref={element}
        class="hud-window hud-results"
        role="dialog"
        aria-label="Match results"
        tabIndex={-1}
        data-won={isWon ? '' : undefined}
        style={color === null ? {} : { '--team': color }}
      >
        <header>
          <Icon name="trophy" />
          <h2>{title}</h2>
        </header>
        <Announcement text={announceResults(results)} />
        <div class="hud-results-body">
          {(own !== null || awards.length > 0) && (
            <div class="hud-results-side">
              {own !== null && <Progress own={own} label={label} />}
              {awards.length > 0 && <Awards awards={awards} />}
            </div>
          )}
          {rows.length > 0 && <Table rows={rows} label={label} />}
        </div>
        <NextMatchVote />
      </div>
    </div>
  );
}

/** Screen readers announce text that changes after its element has appeared. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <p class="hud-hidden" role="status">
      {said}
    </p>
  );
}

function Progress({ own, label }: { own: NonNullable<ResultsModel['own']>; label: string }) {
  return (
    <p class="hud-results-own" data-record={own.isRecord ? '' : undefined}>
      <span>
        <b class="hud-number">{own.value}</b> {label}
      </span>
      {own.isRecord && <em>New best</em>}
      {own.facts.map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
    </p>
  );
}

function Awards({ awards }: Pick<ResultsModel, 'awards'>) {
  return (
    <ul class="hud-results-awards" aria-label="Awards">
      {awards.map((award) => (
        <li key={award.label} data-me={award.isMine ? '' : undefined}>
          <small>{award.label}</small>
          <b class="hud-cut">{award.names}</b>
          <span class="hud-number">{award.value}</span>
        </li>
      ))}
    </ul>
  );
}

function Table({ rows, label }: { rows: readonly ResultRow[]; label: string }) {
  const hasTeams = rows.some(({ team }) => team !== null);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = element.current?.querySelector('[data-me]');
    own?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll a long table
    <div ref={element} class="hud-results-table" tabIndex={0} role="region" aria-label="All players">
      <table>
        <thead class="hud-hidden">
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Player</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, rank, name, team, isMe, isBot, isRecord, value }) => (
            <tr key={id} data-me={isMe ? '' : undefined}>
              <td>{rank}</td>
              <td>
                <span class="hud-board-name">
                  {hasTeams && <TeamMark color={team?.color ?? null} index={team?.index ?? null} />}
                  <span class="hud-cut">{name}</span>
                  {team !== null && <span class="hud-hidden">, {team.name}</span>}
                  {isMe && <em>you</em>}
                  {isBot && <em>bot</em>}
                  {isRecord && <em data-record>new best</em>}
                </span>
              </td>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
