import type { Attribute } from '@playloom/game-format';
import type { HudState } from '../state/HudState.ts';
import { listInventorySlots } from './listInventorySlots.ts';

/** A bar at the bottom of the screen. */
export interface HudBar {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly color: string;
  readonly icon: 'health' | 'shield' | 'ammo' | 'none';
  /** Whether the bar is divided into one segment per point, as for small whole numbers. */
  readonly hasPips: boolean;
}

const PIPS_MAX = 20;
const AMMO_COLOR = '#ffc857';

/** Lists the bars: health and shields of the player's unit, other attributes on screen, ammo of the held item. */
export function listHudBars(state: Pick<HudState, 'game' | 'own' | 'tick' | 'tickRate'>): HudBar[] {
  const { game, own } = state;
  if (own.unit === null) return [];
  const { hasAttributeBars, hasInventory } = game.settings.hud;
  const bars = hasAttributeBars ? own.attributes : [];
  const vitals = bars.flatMap(({ attribute: id, value, max }): HudBar[] => {
    const attribute = game.types.attributes[id];
    return attribute === undefined || !isOnScreen(attribute)
      ? []
      : [
          {
            id,
            name: attribute.name,
            value,
            max,
            color: attribute.bar.color,
            icon: attribute.role,
            hasPips: attribute.role === 'none' && isCountable(max),
          },
        ];
  });
  return hasInventory ? [...vitals, ...readAmmo(state)] : vitals;
}

function readAmmo(state: Pick<HudState, 'game' | 'own' | 'tick' | 'tickRate'>): HudBar[] {
  const held = listInventorySlots(state).find(({ isHeld }) => isHeld);
  if (held?.ammo == null) return [];
  const { left, of } = held.ammo;
  return [
    {
      id: 'held-ammo',
      name: held.name,
      value: left,
      max: of,
      color: AMMO_COLOR,
      icon: 'ammo',
      hasPips: isCountable(of),
    },
  ];
}

function isOnScreen({ bar, role }: Attribute): boolean {
  return bar.place === 'screen' || (role !== 'none' && bar.place !== 'hidden');
}

function isCountable(max: number): boolean {
  return Number.isInteger(max) && max > 0 && max <= PIPS_MAX;
}
