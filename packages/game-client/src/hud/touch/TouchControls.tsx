import type { Key } from '@playloom/game-format';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TouchSide } from '../../settings/PlayerSettings.ts';
import { findOwnUnitType } from '../../controls/findOwnUnitType.ts';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { CooldownSweep } from '../elements/CooldownSweep.tsx';
import { AimStick } from './AimStick.tsx';
import { layoutTouchButtons, type PlacedButton } from './layoutTouchButtons.ts';
import type { Rect } from './buttonRect.ts';
import { planTouchControls } from '../../controls/planTouchControls.ts';
import { Stick } from './Stick.tsx';

interface TouchLayout {
  readonly buttons: readonly PlacedButton[];
  readonly width: number;
  readonly height: number;
  readonly side: TouchSide;
}

/** The touch sticks and buttons that the type of the player's unit defines. */
export function TouchControls() {
  const { actions, ui } = useHud();
  const plan = useHudSlice((state) => {
    const type = state.me === null ? null : findOwnUnitType(state);
    return type === null ? null : planTouchControls(type, state.game.settings.hud.hasInventory);
  });
  // Changes when other elements appear next to the buttons, so that the buttons are placed again. While the player has
  // no unit, the buttons stay where they were.
  const neighbors = useHudSlice(({ own, tip }) => {
    const filled = own.inventory.filter((slot) => slot !== null).length;
    return `${filled} ${Object.keys(own.texts).join(' ')} ${tip?.index ?? ''}`;
  });
  const side = useHudSlice(({ settings }) => settings.touchSide);
  const hasUnit = useHudSlice(({ own }) => own.unit !== null);
  const element = useRef<HTMLDivElement>(null);
  const { width, height } = ui.size.value;
  const [layout, setLayout] = useState<TouchLayout>({ buttons: [], width: 0, height: 0, side: 'both' });

  useEffect(() => {
    if (plan === null || element.current === null) return;
    const isSameScreen = width === layout.width && height === layout.height && side === layout.side;
    if (!hasUnit && isSameScreen) return;
    const buttons = layoutTouchButtons(plan.buttons, { width, height }, measureSolid(element.current), side);
    setLayout({ buttons, width, height, side });
  }, [plan, width, height, neighbors, hasUnit, side]);

  if (plan === null) return null;
  return (
    <div ref={element} class="hud-touch" aria-label="Touch controls" role="group">
      {plan.hasMoveStick && (
        <Stick side="left" label="Move" onMove={({ x, y }) => actions.touchStick('move', x, y)} />
      )}
      {plan.aim !== null && <AimStick useKey={plan.aim.useKey} label={plan.aim.label} />}
      {layout.buttons.map((button) => (
        <TouchButton key={button.key} button={button} />
      ))}
    </div>
  );
}

/** Labels with more letters get a smaller font. */
const SHORT_LABEL = 5;

function TouchButton({ button }: { button: PlacedButton }) {
  const { actions } = useHud();
  const pointer = useRef<number | null>(null);
  const press = (event: PointerEvent): void => {
    if (pointer.current !== null) return;
    event.preventDefault();
    pointer.current = event.pointerId;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    actions.touchButton(button.key, true);
  };
  const release = (event: PointerEvent): void => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = null;
    actions.touchButton(button.key, false);
  };
  useEffect(
    () => () => {
      if (pointer.current !== null) actions.touchButton(button.key, false);
    },
    [],
  );
  return (
    <button
      type="button"
      class="hud-touch-button"
      data-main={button.isMain ? '' : undefined}
      data-long={button.label.length > SHORT_LABEL ? '' : undefined}
      tabIndex={-1}
      style={{
        left: `${button.left}px`,
        top: `${button.top}px`,
        width: `${button.size}px`,
        height: `${button.size}px`,
      }}
      onPointerDown={press}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span>{button.label}</span>
      <KeyCooldown of={button.key} />
    </button>
  );
}

/** Shorter cooldowns are not shown. */
const COOLDOWN_SHOWN_SECONDS = 0.5;

function KeyCooldown({ of: key }: { of: Key }) {
  const cooldown = useHudSlice(
    (state) => {
      const binding = findOwnUnitType(state)?.controls.keys.find((each) => each.key === key);
      const left = ((state.own.cooldowns[key] ?? 0) - state.tick) / state.tickRate;
      if (binding === undefined || left <= 0 || binding.cooldown < COOLDOWN_SHOWN_SECONDS) return null;
      return { left: Math.ceil(left), of: Math.max(binding.cooldown, left) };
    },
    [key],
  );
  return cooldown === null ? null : <CooldownSweep left={cooldown.left} of={Math.ceil(cooldown.of)} />;
}

/** Measures the elements that buttons must not cover, relative to the top left corner of the HUD. */
function measureSolid(element: HTMLElement): Rect[] {
  const hud = element.closest('.hud');
  if (hud === null) return [];
  const origin = hud.getBoundingClientRect();
  return [...hud.querySelectorAll('[data-solid]')].map((solid) => {
    const { left, top, right, bottom } = solid.getBoundingClientRect();
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    };
  });
}
