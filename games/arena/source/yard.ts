import type { TileArea } from '../../../tools/games/kit/MapPainter.ts';

export const YARD_WIDTH = 48;
export const YARD_HEIGHT = 32;

export interface YardPosition {
  readonly x: number;
  readonly y: number;
}

/**
 * This file describes the western half of the yard. The eastern half is the same, rotated around the center, so that
 * neither side has an advantage.
 */
export const walls: readonly TileArea[] = [
  // Walls beside the gate of the base.
  { x: 6, y: 11, width: 2, height: 3 },
  { x: 6, y: 18, width: 2, height: 3 },
  // Walls in the north.
  { x: 3, y: 6, width: 4, height: 2 },
  { x: 11, y: 4, width: 2, height: 4 },
  { x: 13, y: 7, width: 2, height: 1 },
  { x: 18, y: 3, width: 2, height: 2 },
  // Walls west of the center.
  { x: 12, y: 13, width: 2, height: 2 },
  { x: 12, y: 17, width: 2, height: 2 },
  { x: 19, y: 9, width: 1, height: 3 },
  { x: 15, y: 21, width: 3, height: 1 },
  { x: 17, y: 22, width: 1, height: 2 },
  // Walls in the south.
  { x: 7, y: 24, width: 2, height: 2 },
  { x: 3, y: 27, width: 2, height: 2 },
  { x: 17, y: 27, width: 3, height: 1 },
];

export const plates: readonly TileArea[] = [
  { x: 20, y: 12, width: 4, height: 8 },
  { x: 8, y: 14, width: 2, height: 4 },
];

export const base: TileArea = { x: 1, y: 13, width: 2, height: 6 };

/** Marks on the ground. Each area is filled with one tile. */
export const marks: readonly (TileArea & { readonly tile: MarkTile })[] = [
  { tile: 'hazard-v', x: 20, y: 9, width: 1, height: 3 },
  { tile: 'hazard-h', x: 12, y: 15, width: 2, height: 1 },
  { tile: 'hazard-h', x: 12, y: 16, width: 2, height: 1 },
  { tile: 'tracks-h', x: 15, y: 15, width: 4, height: 1 },
  { tile: 'tracks-v', x: 4, y: 20, width: 1, height: 5 },
  { tile: 'oil', x: 14, y: 12, width: 1, height: 1 },
  { tile: 'oil', x: 9, y: 28, width: 1, height: 1 },
  { tile: 'oil', x: 4, y: 3, width: 1, height: 1 },
  { tile: 'bolts', x: 7, y: 4, width: 1, height: 1 },
  { tile: 'bolts', x: 13, y: 25, width: 1, height: 1 },
  { tile: 'bolts', x: 21, y: 24, width: 1, height: 1 },
  { tile: 'arrow-e', x: 4, y: 15, width: 1, height: 1 },
  { tile: 'arrow-e', x: 4, y: 16, width: 1, height: 1 },
];

export type MarkTile = 'hazard-h' | 'hazard-v' | 'tracks-h' | 'tracks-v' | 'oil' | 'bolts' | 'arrow-e';

export const slabs: readonly YardPosition[] = [
  { x: 11, y: 2 },
  { x: 4, y: 9 },
  { x: 19, y: 6 },
  { x: 13, y: 20 },
  { x: 3, y: 22 },
  { x: 18, y: 25 },
  { x: 9, y: 29 },
  { x: 16, y: 17 },
];

/** A row of pipe tiles from one open end to the other. */
export interface Pipe extends YardPosition {
  readonly length: number;
  readonly isUpright: boolean;
}

export const pipes: readonly Pipe[] = [
  { x: 9, y: 10, length: 5, isUpright: false },
  { x: 12, y: 22, length: 5, isUpright: true },
];

export const yardProps: readonly (YardPosition & { readonly type: string })[] = [
  { type: 'crate', x: 9.5, y: 2.5 },
  { type: 'crate', x: 9.5, y: 3.5 },
  { type: 'crate', x: 16.5, y: 10.5 },
  { type: 'crate', x: 16.5, y: 11.5 },
  { type: 'crate', x: 9.5, y: 20.5 },
  { type: 'crate', x: 10.5, y: 20.5 },
  { type: 'crate', x: 15.5, y: 24.5 },
  { type: 'crate', x: 22.5, y: 9.5 },
  { type: 'crate', x: 8.5, y: 28.5 },
  { type: 'barrel', x: 14.5, y: 5.5 },
  { type: 'barrel', x: 17.5, y: 13.5 },
  { type: 'barrel', x: 18.5, y: 22.5 },
  { type: 'barrel', x: 6.5, y: 28.5 },
  { type: 'barrel', x: 22.5, y: 3.5 },
  { type: 'tyres', x: 2.5, y: 9.6 },
  { type: 'tyres', x: 15.6, y: 29.2 },
  { type: 'tyres', x: 3.6, y: 9.9 },
  { type: 'scrap', x: 15.5, y: 2.2 },
  { type: 'scrap', x: 21.5, y: 28.6 },
];

/** Banners on the wall behind the base. */
export const banners: readonly YardPosition[] = [
  { x: 0.6, y: 12.4 },
  { x: 0.6, y: 19.4 },
];

/** Spawn points; fighters face the gate. */
export const yardSpawns: readonly YardPosition[] = [
  { x: 2, y: 13.5 },
  { x: 2, y: 14.7 },
  { x: 2, y: 15.9 },
  { x: 2, y: 17.1 },
  { x: 2, y: 18.3 },
  { x: 3.6, y: 14.1 },
  { x: 3.6, y: 16 },
  { x: 3.6, y: 17.9 },
];

export function rotatePosition<Given extends YardPosition>(position: Given): Given {
  return { ...position, x: YARD_WIDTH - position.x, y: YARD_HEIGHT - position.y };
}

export function rotateArea<Given extends TileArea>(area: Given): Given {
  return { ...area, x: YARD_WIDTH - area.x - area.width, y: YARD_HEIGHT - area.y - area.height };
}
