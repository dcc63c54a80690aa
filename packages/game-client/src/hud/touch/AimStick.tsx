import type { Key } from '@playloom/game-format';
import { useMemo } from 'preact/hooks';
import { useHud } from '../state/HudContext.ts';
import { Icon } from '../elements/Icon.tsx';
import { createAimHandlers } from './createAimHandlers.ts';
import { Stick } from './Stick.tsx';

export function AimStick({ useKey, label }: { useKey: Key | null; label: string }) {
  const { actions } = useHud();
  const aim = useMemo(() => createAimHandlers(actions, useKey), [actions, useKey]);
  return (
    <Stick side="right" label={`Aim and ${label.toLowerCase()}`} onMove={aim.move} onTap={aim.tap}>
      <Icon name="crosshair" size={28} />
    </Stick>
  );
}
