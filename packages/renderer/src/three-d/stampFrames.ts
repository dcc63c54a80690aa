import { findStamp, paintStamps, type StampName, stampNames } from '../shared/stamps.ts';
import { addFrame, type Atlas, type Frame } from './atlas.ts';

const STAMP_SIDE_MAX = 128;

/** The stamps on the atlas. */
export function createStampFrames(atlas: Atlas): Readonly<Record<StampName, Frame>> {
  const picture = paintStamps();
  const frames = stampNames.map((name): [StampName, Frame] => {
    const area = findStamp(name);
    const frame = addFrame(atlas, picture, area, STAMP_SIDE_MAX);
    return [name, { ...frame, growX: frame.growX * area.grow, growY: frame.growY * area.grow }];
  });
  return Object.fromEntries(frames) as Record<StampName, Frame>;
}
