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
  /** The rank in a race, and where the others are, from 0 at the start to 1 at the goal. */
  readonly race?: RaceStanding;
}

export interface RaceStanding {
  readonly rank: number;
  readonly of: number;
  readonly others: readonly number[];
  readonly parts: number;
}

const PIPS_MAX = 20;
const AMMO_COLOR = '#ffc857';
const RACE_COLOR = '#ffc857';

type HudBarsState = Pick<HudState, 'game' | 'own' | 'tick' | 'tickRate' | 'room' | 'me'>;

/** Lists the bars: health and shields of the player's unit, other attributes on screen, ammo of the held item. */
export function listHudBars(state: HudBarsState): HudBar[] {
  const { game, own } = state;
  const race = readRace(state);
  if (own.unit === null) return race;
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
  return [...race, ...vitals, ...(hasInventory ? readAmmo(state) : [])];
}

/** The race of all players, while it runs. */
function readRace({ game, room, me }: HudBarsState): HudBar[] {
  const { race } = game.settings.hud;
  const { phase } = room.match;
  if (race === null || me === null || (phase !== 'round' && phase !== 'off')) return [];
  const own = room.race[me];
  if (own === undefined) return [];
  const others = Object.entries(room.race).flatMap(([id, progress]) => (id === String(me) ? [] : [progress]));
  const standing = {
    rank: 1 + others.filter((progress) => progress > own).length,
    of: others.length + 1,
    others: others.map((progress) => Math.min(1, progress)),
    parts: race.parts,
  };
  const bar = { id: 'race', name: 'Race', value: Math.min(1, own), max: 1, color: RACE_COLOR } as const;
  return [{ ...bar, icon: 'none', hasPips: false, race: standing }];
}

function readAmmo(state: HudBarsState): HudBar[] {
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
