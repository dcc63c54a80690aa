import { hideMarker } from '../../systems/markers/markers.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createAudienceAction } from './createPlayerAction.ts';
import { showRuleMarker } from './showRuleMarker.ts';

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

  showRegionMarker: ({ region, player, team, ...look }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = region(world, thread);
      if (id === null || !world.regions.has(id)) return;
      const seen = { player: audience, team: team(world, thread) };
      showRuleMarker(world, thread, { entity: null, region: id, ...seen }, look);
    }),

  hideRegionMarker: ({ region, player, team }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = region(world, thread);
      const seen = { player: audience, team: team(world, thread) };
      if (id !== null) hideMarker(world, { entity: null, region: id }, seen);
    }),
} satisfies Partial<ActionRunners>;
