import { type YardPosition, rotatePosition } from './yard.ts';

interface Pad extends YardPosition {
  readonly id: string;
  readonly item: string;
}

/** Pads in the western half and on the line between the halves. */
const westernPads: readonly Pad[] = [
  { id: 'nailer-gate', item: 'nailer', x: 9.5, y: 14.5 },
  { id: 'nailer-north', item: 'nailer', x: 8.5, y: 9.5 },
  { id: 'nails-south', item: 'nail-box', x: 9.5, y: 17.5 },
  { id: 'nails-north', item: 'nail-box', x: 16.5, y: 6.5 },
  { id: 'scatter', item: 'scatter', x: 10.5, y: 23.5 },
  { id: 'shells', item: 'shell-box', x: 15.5, y: 18.5 },
  { id: 'lobber', item: 'lobber', x: 17.5, y: 8.5 },
  { id: 'bombs', item: 'bomb-box', x: 21.5, y: 25.5 },
  { id: 'medkit-north', item: 'medkit', x: 4.5, y: 4.5 },
  { id: 'medkit-south', item: 'medkit', x: 13.5, y: 28.5 },
  { id: 'boost', item: 'boost', x: 22.5, y: 13.5 },
];

/** All pads. Each has a painted cross, and its item comes back after a while. */
export const pads: readonly Pad[] = [
  ...westernPads.map((pad) => ({ ...pad, id: `${pad.id}-west` })),
  ...westernPads.map((pad) => rotatePosition({ ...pad, id: `${pad.id}-east` })),
];

/** Seconds until a taken item comes back. */
export const restockSeconds: { readonly [item: string]: number } = {
  nailer: 5,
  scatter: 12,
  lobber: 18,
  'nail-box': 9,
  'shell-box': 12,
  'bomb-box': 16,
  medkit: 15,
  boost: 20,
};
