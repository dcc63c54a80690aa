import { findStamp, paintStamps, type StampName, stampNames } from '../shared/stamps.ts';
import { addAtlasFrame, type Atlas, type AtlasFrame } from './atlas.ts';

const STAMP_SIDE_MAX = 128;

/** Adds all stamps to the atlas. */
export function createStampFrames(atlas: Atlas): Readonly<Record<StampName, AtlasFrame>> {
  const canvas = paintStamps();
  const frames = stampNames.map((name): [StampName, AtlasFrame] => {
    const area = findStamp(name);
    const frame = addAtlasFrame(atlas, canvas, area, STAMP_SIDE_MAX);
    return [name, { ...frame, growX: frame.growX * area.grow, growY: frame.growY * area.grow }];
  });
  return Object.fromEntries(frames) as Record<StampName, AtlasFrame>;
}
