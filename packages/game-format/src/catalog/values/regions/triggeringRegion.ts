import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringRegion = defineValue({
  name: 'triggeringRegion',
  category: 'regions',
  sentence: 'the triggering region',
  help: 'The region that was entered or left.',
  params: {},
  returns: 'region',
  context: 'trigger',
  example: { get: 'triggeringRegion' },
});
