import { useHudSlice } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { AchievementIcon } from './AchievementIcon.tsx';
import { GoalList } from './GoalList.tsx';
import { type AchievementRow, listAchievementRows } from './listAchievementRows.ts';
import { ProgressLine } from './ProgressLine.tsx';
import './achievements.css';

/** The goals of the player and the achievements of the game in the menu. */
export function AchievementList() {
  const hasAchievements = useHudSlice(({ game }) => game.settings.achievements.length > 0);
  return (
    <>
      <GoalList />
      {hasAchievements && <Achievements />}
    </>
  );
}

function Achievements() {
  const rows = useHudSlice(listAchievementRows);
  const { storage, url } = useHudSlice(({ achievementStorage, achievementsUrl }) => ({
    storage: achievementStorage,
    url: achievementsUrl,
  }));
  const unlocked = rows.filter((row) => row.isUnlocked).length;
  return (
    <>
      <h3>
        Achievements <span class="hud-achievements-count">{`${unlocked} of ${rows.length}`}</span>
      </h3>
      {storage === 'guest' && (
        <p class="hud-achievements-note">
          You’re playing as a guest. Sign up to keep achievements and get new goals each day.
        </p>
      )}
      <ul class="hud-achievements">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {url !== null && (
        // In a new tab, because the game keeps running.
        <a class="hud-achievements-link" href={url} target="_blank" rel="noopener">
          All achievements
        </a>
      )}
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
        {progress !== null && <ProgressLine {...progress} isTime={false} />}
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
