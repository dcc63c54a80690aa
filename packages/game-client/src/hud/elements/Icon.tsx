/** Stroke paths on a 24×24 grid. `fill` marks paths that are filled instead. */
const ICONS = {
  chat: 'M7.9 20A9 9 0 1 0 4 16.1L2.5 21.5z',
  close: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  copy: 'M9 9h10.5A1.5 1.5 0 0 1 21 10.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 9 19.5zM5 15H4.5A1.5 1.5 0 0 1 3 13.5v-9A1.5 1.5 0 0 1 4.5 3h9A1.5 1.5 0 0 1 15 4.5V5',
  crosshair: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M22 12h-4M6 12H2M12 6V2M12 22v-4',
  door: 'M13 4h3a2 2 0 0 1 2 2v14M2 20h3M13 20h9M10 12v.01M13 4.6v16.2L5 20V5.5z',
  flag: 'M5 21V4M5 15s1-1 4-1 5 2 8 2 3-1 3-1V3.5s-1 1-3 1-5-2-8-2-4 1-4 1',
  fullscreen:
    'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
  invite: 'M2 21a8 8 0 0 1 13.3-6M10 13a5 5 0 1 0 0-10 5 5 0 0 0 0 10M19 16v6M22 19h-6',
  keyboard:
    'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M7 9h.01M12 9h.01M17 9h.01M8 15h8',
  left: 'M15 18l-6-6 6-6',
  right: 'M9 18l6-6-6-6',
  people:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75',
  reset: 'M3 12a9 9 0 1 0 3-6.7L3 8M3 3v5h5',
  signal: 'M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 14 0M2 8.8a15 15 0 0 1 20 0',
  star: 'M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z',
  skull:
    'M12 2.5a8 8 0 0 0-8 8c0 3 1.5 5.2 3.5 6.5V20a1.5 1.5 0 0 0 1.5 1.5h6a1.5 1.5 0 0 0 1.5-1.5v-3c2-1.3 3.5-3.5 3.5-6.5a8 8 0 0 0-8-8M9 11.5v.01M15 11.5v.01M12 15v1',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 14s1.5 2 4 2 4-2 4-2M9 9.5v.01M15 9.5v.01',
  sound: 'M11 5 6.5 9H3v6h3.5L11 19zM15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13',
  mute: 'M11 5 6.5 9H3v6h3.5L11 19zM22 9l-6 6M16 9l6 6',
  swap: 'M3 12a9 9 0 0 1 15-6.7L21 8M21 3v5h-5M21 12a9 9 0 0 1-15 6.7L3 16M3 21v-5h5',
  trophy:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4v1a3.5 3.5 0 0 0 3 3.5M17 6h3v1a3.5 3.5 0 0 1-3 3.5M12 14v4M8 21h8M9.5 21c0-2 1-3 2.5-3s2.5 1 2.5 3',
  bag: 'M6 8h12l1.5 11a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2zM9 8V6.5a3 3 0 0 1 6 0V8',
  warning: 'M12 3.5 2 20.5h20zM12 10v4.5M12 17.5v.01',
  up: 'M12 20V5M5 12l7-7 7 7',
} as const;

const FILLED = {
  ammo: 'M14 1.5 4 13.5h6.5L9 22.5l11-13h-7z',
  coin: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19m0 4a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11',
  health: 'M12 21S2.5 15 2.5 8.7A5.2 5.2 0 0 1 12 5.8a5.2 5.2 0 0 1 9.5 2.9C21.5 15 12 21 12 21',
  pause:
    'M6.5 4h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1m8 0h3a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1',
  play: 'M7 4.2v15.6a1 1 0 0 0 1.5.9l12.5-7.8a1 1 0 0 0 0-1.8L8.5 3.3a1 1 0 0 0-1.5.9',
  shield: 'M12 2 4 5v6.5c0 5 3.3 8.5 8 10.5 4.7-2 8-5.5 8-10.5V5z',
} as const;

export type IconName = keyof typeof ICONS | keyof typeof FILLED;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const isFilled = name in FILLED;
  const path = isFilled ? FILLED[name as keyof typeof FILLED] : ICONS[name as keyof typeof ICONS];
  return (
    <svg
      class="hud-icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      fill-rule="evenodd"
      stroke={isFilled ? 'none' : 'currentColor'}
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
