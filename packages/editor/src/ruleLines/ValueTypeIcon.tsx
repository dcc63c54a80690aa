import type { ValueType } from '@playloom/game-format';
import type { ReactNode } from 'react';

type Family =
  | 'unit'
  | 'number'
  | 'text'
  | 'region'
  | 'team'
  | 'sound'
  | 'item'
  | 'yes'
  | 'list'
  | 'choice'
  | 'name';

const FAMILIES: { readonly [type in ValueType | 'choice']?: Family } = {
  unit: 'unit',
  units: 'unit',
  unitType: 'unit',
  entity: 'unit',
  player: 'unit',
  players: 'unit',
  placement: 'unit',
  number: 'number',
  text: 'text',
  boolean: 'yes',
  position: 'region',
  region: 'region',
  spawnPoint: 'region',
  layer: 'region',
  worldMap: 'region',
  team: 'team',
  teams: 'team',
  sound: 'sound',
  item: 'item',
  items: 'item',
  itemType: 'item',
  prop: 'item',
  props: 'item',
  propType: 'item',
  projectile: 'item',
  projectiles: 'item',
  projectileType: 'item',
  list: 'list',
  record: 'list',
  choice: 'choice',
};

/** The name of a slot's color in the style sheet. */
export function getValueColorName(type: ValueType | 'choice'): string {
  const family = FAMILIES[type];
  if (family === 'yes') return 'boolean';
  return family === 'unit' ||
    family === 'number' ||
    family === 'text' ||
    family === 'region' ||
    family === 'team'
    ? family
    : 'asset';
}

const stroke = { stroke: 'currentColor', strokeWidth: 1.4, fill: 'none' };

const ICONS: { readonly [family in Family]: ReactNode } = {
  unit: (
    <>
      <circle cx="6" cy="3.6" r="2.4" fill="currentColor" />
      <path d="M1.5 11a4.5 4 0 0 1 9 0Z" fill="currentColor" />
    </>
  ),
  number: <path d="M4.2 1 3 11M9 1 7.8 11M1.5 4H11M1 8h9.500" {...stroke} strokeWidth={1.3} />,
  text: <path d="M2 2.500h8M6 2.500v8" {...stroke} strokeWidth={1.6} />,
  region: <rect x="1.5" y="1.5" width="9" height="9" rx="1.5" {...stroke} strokeDasharray="2.6 1.6" />,
  team: (
    <>
      <path d="M2.500 1v10.500" {...stroke} />
      <path d="M3 1.500h7.500l-2 2.500 2 2.500H3Z" fill="currentColor" />
    </>
  ),
  sound: (
    <>
      <path d="M4.500 9V2l6-1v7" {...stroke} strokeWidth={1.3} />
      <circle cx="3" cy="9.2" r="1.7" fill="currentColor" />
      <circle cx="9" cy="8.2" r="1.7" fill="currentColor" />
    </>
  ),
  item: (
    <>
      <rect x="1.5" y="3.5" width="9" height="7" rx="1.5" {...stroke} strokeWidth={1.3} />
      <path d="M4 3.500V2.500a2 2 0 0 1 4 0v1" {...stroke} strokeWidth={1.3} />
    </>
  ),
  yes: <path d="M1.500 6.500 4.500 9.500 10.500 2.500" {...stroke} strokeWidth={1.6} />,
  list: <path d="M1.500 3h9M1.500 6h9M1.500 9h6" {...stroke} />,
  choice: <path d="m2.500 4.500 3.500 3.500 3.500-3.500" {...stroke} strokeWidth={1.6} />,
  name: <path d="M1.500 6.500V1.500h5l4.500 4.500-5 5Z M4 4h.01" {...stroke} strokeWidth={1.3} />,
};

/** The icon of a value type, for people who can't tell the colors apart. */
export function ValueTypeIcon({ type }: { readonly type: ValueType | 'choice' }) {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {ICONS[FAMILIES[type] ?? 'name']}
    </svg>
  );
}
