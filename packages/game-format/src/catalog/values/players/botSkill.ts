import { defineValue } from '../../entry/defineEntry.ts';

export const botSkill = defineValue({
  name: 'botSkill',
  category: 'players',
  sentence: 'skill of bots',
  help: 'How good bots should be now, from 0 (gentle) to 1 (hard). With adaptive bots it follows the weakest person in the room.',
  params: {},
  returns: 'number',
  example: { get: 'botSkill' },
});
