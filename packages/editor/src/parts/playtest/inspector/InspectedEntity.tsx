import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { ToolButton } from '@playloom/design-system/ToolButton';
import ListTree from 'lucide-react/icons/list-tree';
import Video from 'lucide-react/icons/video';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import { useSession, useStore } from '../../../session/SessionContext.ts';
import { openLocation } from '../../../locations/openLocation.ts';
import type { PlaytestStage } from '../../../session/PlaytestStage.ts';

/** Shows the values of the inspected entity at the current tick. Recent changes are marked. */
export function InspectedEntityValues() {
  const session = useSession();
  const { inspected, tick } = useStore(session.playtest.live);
  if (inspected === null) return null;
  const { name, kind, type, values } = inspected;
  const of = `${kind}s` as 'units' | 'items' | 'projectiles' | 'props';
  return (
    <InspectorSection
      title={name}
      note={
        <button
          type="button"
          className="ed-link"
          onClick={() => openLocation(session, { kind: 'type', of, id: type })}
        >
          {type}
        </button>
      }
      tools={
        <>
          <span className="ed-hint ed-mono">{`tick ${tick}`}</span>
          <FollowButton />
          <ToolButton
            label="Stop inspecting"
            Icon={X}
            size="sm"
            onClick={() => session.playtest.inspect(null)}
          />
        </>
      }
    >
      <dl className="pt-values">
        {values.map((value) => (
          <div key={value.name} data-changed={value.changed ? '' : undefined}>
            <dt>{value.name}</dt>
            <dd className="ed-mono">{value.text}</dd>
          </div>
        ))}
      </dl>
    </InspectorSection>
  );
}

function FollowButton() {
  const { stage } = useSession().playtest;
  return stage === undefined ? null : <Follow stage={stage} />;
}

function Follow({ stage }: { readonly stage: PlaytestStage }) {
  const isOn = useStore(stage.follower) !== null;
  return (
    <ToolButton
      label="Follow"
      hint={isOn ? 'Follow the player again' : 'Follow: keep the camera on this entity'}
      Icon={Video}
      pressed={isOn}
      size="sm"
      onClick={() => stage.follow(!isOn)}
    />
  );
}

/** Rules, scripts and damage that affected the inspected entity in the last seconds. */
export function InspectedEntityHistory({ tickRate }: { readonly tickRate: number }) {
  const session = useSession();
  const { inspected, tick } = useStore(session.playtest.live);
  if (inspected === null) return null;
  return (
    <InspectorSection title="Affected by" note="last 2 s">
      {inspected.touches.length === 0 && <p className="ed-hint">Nothing in the last 2 seconds.</p>}
      <ul className="pt-touches">
        {inspected.touches.map((touch) => {
          const { place, text } = touch;
          const ago = `${((touch.tick - tick) / tickRate).toFixed(1)} s`;
          const Icon = place === null ? Zap : ListTree;
          return (
            <li key={`${touch.tick} ${text}`}>
              <Icon size={14} aria-hidden="true" />
              {place === null ? (
                <span className="ed-name">{text}</span>
              ) : (
                <button
                  type="button"
                  className="ed-link ed-name"
                  onClick={() => openLocation(session, place)}
                >
                  {text}
                </button>
              )}
              <span className="ed-count">{ago.replace('-', '−')}</span>
            </li>
          );
        })}
      </ul>
    </InspectorSection>
  );
}
