import { useHudSlice } from '../state/HudContext.ts';
import { Icon, type IconName } from '../elements/Icon.tsx';
import { formatAmount } from '../elements/formatAmount.ts';
import { formatRank } from '../elements/formatRank.ts';
import { listHudBars, type HudBar, type RaceStanding } from './listHudBars.ts';

const ICONS: { readonly [Kind in HudBar['icon']]: IconName | null } = {
  health: 'health',
  shield: 'shield',
  ammo: 'ammo',
  none: null,
};
const LOW = 0.25;

export function HudBars() {
  const vitals = useHudSlice(listHudBars);
  const hasPatterns = useHudSlice(({ settings }) => settings.hasTeamShapes);
  if (vitals.length === 0) return null;
  return (
    <div class="hud-vitals" data-count={vitals.length} data-solid>
      {vitals.map((vital, index) => (
        <VitalBar key={vital.id} vital={vital} pattern={hasPatterns ? String(index % 4) : undefined} />
      ))}
    </div>
  );
}

function VitalBar({ vital, pattern }: { vital: HudBar; pattern: string | undefined }) {
  const { name, value, max, color, icon, hasPips, race } = vital;
  const fill = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  const iconName = ICONS[icon];
  return (
    <div
      class="hud-vital hud-glass"
      role="meter"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={race ? formatRank(race) : `${formatAmount(value)} of ${formatAmount(max)}`}
      data-race={race && ''}
      data-low={fill <= LOW && icon === 'health' ? '' : undefined}
      style={{ '--bar': color }}
    >
      {iconName !== null && (
        <span class="hud-vital-icon">
          <Icon name={iconName} />
        </span>
      )}
      <span class="hud-vital-name hud-cut">{name}</span>
      <b class="hud-number">
        {race ? (
          formatRank(race)
        ) : (
          <>
            {formatAmount(value)} <small>/ {formatAmount(max)}</small>
          </>
        )}
      </b>
      {race ? (
        <RaceTrack race={race} fill={fill} />
      ) : hasPips ? (
        <span class="hud-pips">
          {Array.from({ length: max }, (_, index) => (
            <i key={index} data-on={index < value ? '' : undefined} />
          ))}
        </span>
      ) : (
        <span class="hud-meter" data-pattern={pattern}>
          <i style={{ '--fill': `${fill * 100}%` }} />
        </span>
      )}
    </div>
  );
}

/** The way to the goal with a dot for each player. The own dot is the largest and last, so that none covers it. */
function RaceTrack({ race, fill }: { race: RaceStanding; fill: number }) {
  return (
    <span class="hud-race" aria-hidden="true">
      <i style={{ '--at': fill }} />
      {Array.from({ length: race.parts - 1 }, (_, index) => (
        <s key={index} style={{ '--at': (index + 1) / race.parts }} />
      ))}
      {race.others.map((at, index) => (
        <em key={index} style={{ '--at': at }} />
      ))}
      <em data-me="" style={{ '--at': fill }} />
    </span>
  );
}
