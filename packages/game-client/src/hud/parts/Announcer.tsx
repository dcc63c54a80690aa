import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';
import { useHud } from '../state/HudContext.ts';
import type { HudState } from '../state/HudState.ts';
import { formatAmount } from '../elements/formatAmount.ts';
import { areScoresCounted, describeMatch } from './describeMatch.ts';
import { pickAnnouncement, SILENT } from './pickAnnouncement.ts';

/** The places of texts that are not the objective. */
const PLACES = ['left', 'right', 'bottom', 'center'] as const;

/** Tells screen readers the score, the texts of the game, and the objective when they change. */
export function Announcer() {
  const { state } = useHud();
  const fillText = useKeyNameFiller();
  const [text, setText] = useState('');
  useEffect(() => {
    let memory = SILENT;
    return effect(() => {
      const { own, tick, tickRate } = state.value;
      const next = pickAnnouncement(memory, {
        objective: own.texts.top ?? '',
        values: [describeScore(state.value), ...PLACES.map((place) => own.texts[place] ?? '')],
        seconds: Math.floor(tick / tickRate),
      });
      memory = next.memory;
      if (next.text !== null) setText(next.text);
    });
  }, [state]);
  return (
    <p class="hud-hidden" role="status" aria-live="polite" data-announcer>
      {fillText(text)}
    </p>
  );
}

function describeScore(state: HudState): string {
  const { teams = [], standing = null } = describeMatch(state) ?? {};
  if (teams.length > 0) return teams.map(({ name, score }) => `${name} ${score}`).join(', ');
  if (standing !== null) return `Rank ${standing.rank} of ${standing.of}, ${countPoints(standing.score)}`;
  const own = state.players.find(({ id }) => id === state.me);
  const isShown = state.game.settings.hud.hasScoreboard && own !== undefined && areScoresCounted(state);
  return isShown ? countPoints(formatAmount(own.score)) : '';
}

function countPoints(score: string): string {
  return `${score} ${score === '1' ? 'point' : 'points'}`;
}
