import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const resizeRegion = defineAction({
  name: 'resizeRegion',
  category: 'regions',
  sentence: 'Resize {region} to {width} tiles wide and {height} tiles high',
  help: 'Changes the size of a region. Its center stays in place.',
  params: {
    region: param('region'),
    width: numberParam({ min: 0.1, max: 1024 }),
    height: numberParam({ min: 0.1, max: 1024 }),
  },
  example: { do: 'resizeRegion', region: 'gate', width: 4, height: 2 },
});
