import { useEffect, useState } from 'preact/hooks';
import { useHudSlice } from '../state/HudContext.ts';
import { AchievementIcon } from './AchievementIcon.tsx';
import './achievements.css';

/** Shows one achievement after the other that the player has just unlocked. */
export function UnlockToast() {
  const unlock = useHudSlice(({ unlocks }) => unlocks[0] ?? null);
  const isGuest = useHudSlice(({ achievementStorage }) => achievementStorage === 'guest');
  if (unlock === null) return null;
  const { key, name, text, icon, points } = unlock;
  return (
    <div class="hud-unlock-place">
      <Announcement text={`Achievement unlocked: ${name}. ${text}`} />
      <div key={key} class="hud-unlock hud-glass" aria-hidden="true">
        <AchievementIcon icon={icon} />
        <span class="hud-unlock-text">
          <em>Achievement unlocked</em>
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
