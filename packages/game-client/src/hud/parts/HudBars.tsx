import { useHudSlice } from '../state/HudContext.ts';
import { Icon, type IconName } from '../elements/Icon.tsx';
import { formatAmount } from '../elements/formatAmount.ts';
import { listHudBars, type HudBar } from './listHudBars.ts';

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
  const { name, value, max, color, icon, hasPips } = vital;
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
      aria-valuetext={`${formatAmount(value)} of ${formatAmount(max)}`}
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
        {formatAmount(value)} <small>/ {formatAmount(max)}</small>
      </b>
      {hasPips ? (
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
