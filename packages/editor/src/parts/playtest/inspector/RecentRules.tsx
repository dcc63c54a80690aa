import { InspectorSection } from '@playloom/design-system/InspectorSection';
import ListTree from 'lucide-react/icons/list-tree';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useGame, useSession, useStore } from '../../../session/SessionContext.ts';
import { openLocation } from '../../../locations/openLocation.ts';

const SHOWN_MAX = 12;

/** Rules that ran in the last second, the latest first, and those that were stopped. */
export function RecentRules({ tickRate }: { readonly tickRate: number }) {
  const session = useSession();
  const { rules: runs, tick } = useStore(session.playtest.live);
  const rules = useGame((game) => game.rules);
  const latest = [...runs]
    .filter(([, run]) => run.failure !== null || tick - run.tick <= tickRate)
    .toSorted(([, a], [, b]) => b.tick - a.tick)
    .slice(0, SHOWN_MAX);
  return (
    <InspectorSection title="Recent rules" note="last second">
      {latest.length === 0 && (
        <p className="ed-hint">
          No rules ran in the last second. When a rule runs, it appears here and lights up in its tab.
        </p>
      )}
      <ul className="pt-touches">
        {latest.map(([id, run]) => {
          const rule = rules.find((candidate) => candidate.id === id);
          const Icon = run.failure === null ? ListTree : TriangleAlert;
          return (
            <li key={id} data-bad={run.failure === null ? undefined : ''}>
              <Icon size={14} aria-hidden="true" />
              {rule === undefined ? (
                <span className="ed-name">{id}</span>
              ) : (
                <button
                  type="button"
                  className="ed-link ed-name"
                  title={run.failure?.text}
                  onClick={() => openLocation(session, { kind: 'rules', group: rule.group, rule: id })}
                >
                  {rule.name || id}
                </button>
              )}
              <span className="ed-count">{`${run.times} ×`}</span>
              <span className="ed-count">
                {`${((run.tick - tick) / tickRate).toFixed(1)} s`.replace('-', '−')}
              </span>
            </li>
          );
        })}
      </ul>
    </InspectorSection>
  );
}
