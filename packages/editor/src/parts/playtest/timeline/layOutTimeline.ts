import type { TimelineTick } from '@playloom/room';

/** The last thirty seconds as SVG shapes: x in ticks from the left end, y within the row's height. */
interface TimelineShapes {
  readonly rules: string;
  /** The spans of time during which a player held a key or button, by player. */
  readonly players: ReadonlyMap<number, readonly Span[]>;
  readonly network: string;
  readonly events: readonly TimelineEvent[];
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface TimelineEvent {
  readonly tick: number;
  readonly text: string;
  readonly tone: TimelineTick['events'][number]['tone'];
  /** The number of further events that are too close to be shown separately. */
  readonly more: number;
}

export const ROW_HEIGHTS = { rules: 16, network: 18 };
/** The longest pause in a player's input that doesn't interrupt their bar on the timeline. */
const PAUSE_TICKS = 4;
/** The minimum distance between two events, as a share of the timeline. Closer events would overlap. */
const EVENT_SHARE = 0.07;
const NETWORK_BARS = 120;

export function layOutTimeline(marks: readonly TimelineTick[], start: number, span: number): TimelineShapes {
  return {
    rules: drawRules(marks, start),
    players: drawPlayers(marks, start),
    network: drawNetwork(marks, start, span),
    events: joinEvents(marks, span * EVENT_SHARE),
  };
}

function drawRules(marks: readonly TimelineTick[], start: number): string {
  const busiest = Math.max(1, ...marks.map(({ runs }) => runs));
  const middle = ROW_HEIGHTS.rules / 2;
  return marks
    .filter(({ runs }) => runs > 0)
    .map(({ tick, runs }) => {
      const half = middle * (0.45 + 0.55 * (runs / busiest));
      return `M${tick - start} ${(middle - half).toFixed(1)}V${(middle + half).toFixed(1)}`;
    })
    .join('');
}

function drawPlayers(marks: readonly TimelineTick[], start: number): Map<number, Span[]> {
  const spans = new Map<number, Span[]>();
  for (const { tick, players } of marks) {
    for (const player of players) {
      const own = spans.get(player) ?? [];
      spans.set(player, own);
      const last = own.at(-1);
      const at = tick - start;
      if (last !== undefined && at - last.to <= PAUSE_TICKS)
        own[own.length - 1] = { from: last.from, to: at };
      else own.push({ from: at, to: at + 1 });
    }
  }
  return spans;
}

function drawNetwork(marks: readonly TimelineTick[], start: number, span: number): string {
  const bars = Array.from({ length: NETWORK_BARS }, () => 0);
  for (const { tick, bytes } of marks) {
    const bar = Math.floor(((tick - start) / span) * NETWORK_BARS);
    if (bar >= 0 && bar < NETWORK_BARS) bars[bar]! += bytes;
  }
  const most = Math.max(1, ...bars);
  const points = bars.map(
    (bytes, bar) =>
      `L${((bar + 0.5) / NETWORK_BARS) * span} ${(ROW_HEIGHTS.network * (1 - bytes / most)).toFixed(1)}`,
  );
  return `M0 ${ROW_HEIGHTS.network}${points.join('')}L${span} ${ROW_HEIGHTS.network}Z`;
}

/** Combines events that are close together. The first problem represents them, or else the first event. */
function joinEvents(marks: readonly TimelineTick[], near: number): TimelineEvent[] {
  const joined: TimelineEvent[] = [];
  for (const { tick, events } of marks) {
    for (const { text, tone } of events) {
      const last = joined.at(-1);
      if (last === undefined || tick - last.tick >= near) joined.push({ tick, text, tone, more: 0 });
      else if (tone === 'problem' && last.tone !== 'problem')
        joined[joined.length - 1] = { ...last, text, tone, more: last.more + 1 };
      else joined[joined.length - 1] = { ...last, more: last.more + 1 };
    }
  }
  return joined;
}
