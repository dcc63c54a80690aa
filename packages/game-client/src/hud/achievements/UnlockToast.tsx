import { useEffect, useState } from 'preact/hooks';
import { useHudSlice } from '../state/HudContext.ts';
import type { UnlockLine } from '../state/HudState.ts';
import { AchievementIcon } from './AchievementIcon.tsx';
import './achievements.css';

const TITLES: { readonly [Kind in UnlockLine['kind']]: string } = {
  achievement: 'Achievement unlocked',
  daily: 'Daily goal completed',
  weekly: 'Weekly goal completed',
};

/** Shows one achievement or goal after the other that the player has just unlocked or completed. */
export function UnlockToast() {
  const unlock = useHudSlice(({ unlocks }) => unlocks[0] ?? null);
  const isGuest = useHudSlice(({ achievementStorage }) => achievementStorage === 'guest');
  if (unlock === null) return null;
  const { key, kind, name, text, icon, points } = unlock;
  const title = TITLES[kind];
  return (
    <div class="hud-unlock-place">
      <Announcement text={`${title}: ${name}. ${text}`} />
      <div key={key} class="hud-unlock hud-glass" aria-hidden="true">
        <AchievementIcon icon={icon} />
        <span class="hud-unlock-text">
          <em>{title}</em>
          <b>{name}</b>
          {isGuest && <span>Sign up to keep achievements</span>}
        </span>
        {points > 0 && <span class="hud-number hud-unlock-points">+{points}</span>}
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
