import type { ActionRunners } from '../runners/runnerTypes.ts';

export const regionActionRunners = {
  moveRegion:
    ({ region, position }) =>
    (world, thread) => {
      const found = world.regions.get(region(world, thread) ?? '');
      const center = position(world, thread);
      if (found === undefined || center === null) return;
      found.x = center.x - found.width / 2;
      found.y = center.y - found.height / 2;
    },
  resizeRegion:
    ({ region, width, height }) =>
    (world, thread) => {
      const found = world.regions.get(region(world, thread) ?? '');
      if (found === undefined) return;
      const [newWidth, newHeight] = [width(world, thread), height(world, thread)];
      found.x += (found.width - newWidth) / 2;
      found.y += (found.height - newHeight) / 2;
      found.width = newWidth;
      found.height = newHeight;
    },
} satisfies Partial<ActionRunners>;
