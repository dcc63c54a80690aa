import type { ActionRunners } from '../runnerTypes.ts';

export const regionsActions = {
  moveRegion:
    ({ region, position }) =>
    (world, thread) => {
      const found = world.regions.get(region(world, thread) ?? '');
      const centre = position(world, thread);
      if (found === undefined || centre === null) return;
      found.x = centre.x - found.width / 2;
      found.y = centre.y - found.height / 2;
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
