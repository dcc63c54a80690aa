import { useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { formatAmount } from '../elements/formatAmount.ts';
import { AchievementIcon } from './AchievementIcon.tsx';
import { type AchievementRow, listAchievementRows } from './listAchievementRows.ts';
import './achievements.css';

/** The achievements of the game in the menu. */
export function AchievementList() {
  const rows = useHudSlice(listAchievementRows);
  const storage = useHudSlice(({ achievementStorage }) => achievementStorage);
  const unlocked = rows.filter((row) => row.isUnlocked).length;
  return (
    <>
      <h3>
        Achievements <span class="hud-achievements-count">{`${unlocked} of ${rows.length}`}</span>
      </h3>
      {storage === 'guest' && (
        <p class="hud-achievements-note">You’re playing as a guest. Sign up to keep achievements.</p>
      )}
      <ul class="hud-achievements">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}

function Row({ row: { name, text, icon, points, isUnlocked, progress } }: { row: AchievementRow }) {
  return (
    <li data-unlocked={isUnlocked ? '' : undefined}>
      <AchievementIcon icon={icon} />
      <span class="hud-achievement-text">
        <b>{name}</b>
        {text !== '' && <span>{text}</span>}
        {progress !== null && <Progress {...progress} />}
      </span>
      {isUnlocked ? (
        <span class="hud-achievement-done">
          <Icon name="check" size={18} />
          <span class="hud-hidden">Unlocked</span>
        </span>
      ) : (
        points > 0 && (
          <span class="hud-number">
            {points}
            <span class="hud-hidden"> points</span>
          </span>
        )
      )}
    </li>
  );
}

function Progress({ count, goal }: { count: number; goal: number }) {
  return (
    <span class="hud-achievement-progress">
      <i style={{ '--part': `${(100 * count) / goal}%` }} />
      <span class="hud-number">{`${formatAmount(count)} of ${formatAmount(goal)}`}</span>
    </span>
  );
}
