import { defineTrigger } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const unitTouchesWall = defineTrigger({
  name: 'unitTouchesWall',
  category: 'units',
  sentence: '{unitType} touches a wall',
  help: 'Fires when a unit starts touching a solid tile.',
  params: { unitType: optionalParam('unitType') },
  provides: { triggeringUnit: 'unit' },
  example: { when: 'unitTouchesWall' },
});
