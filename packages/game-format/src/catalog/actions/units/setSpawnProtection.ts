import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setSpawnProtection = defineAction({
  name: 'setSpawnProtection',
  category: 'units',
  sentence: 'Protect {unit} for {seconds} seconds',
  help: 'Gives a unit spawn protection: others can’t hurt, push, or target it until the time is over or it attacks. 0 ends the protection.',
  params: { unit: param('unit'), seconds: numberParam({ default: 3, min: 0 }) },
  example: { do: 'setSpawnProtection', unit: { get: 'triggeringUnit' }, seconds: 3 },
});
