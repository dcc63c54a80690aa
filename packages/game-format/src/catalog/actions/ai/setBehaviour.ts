// words: an id of the catalog, which stored games contain
import { defineAction } from '../../entry/defineEntry.ts';
import { choiceParam, param } from '../../entry/params.ts';

// words: an id of the catalog, which stored games contain
export const setBehaviour = defineAction({
  name: 'setBehaviour',
  category: 'ai',
  // words: a parameter of the catalog, which stored games contain
  sentence: 'Set the behavior of {unit} to {behaviour}',
  help: 'Changes what a unit does when no player controls it.',
  params: {
    unit: param('unit'),
    behaviour: choiceParam(['stand', 'wander', 'chase', 'flee', 'guard', 'follow', 'none'], 'stand'),
  },
  example: { do: 'setBehaviour', unit: { get: 'triggeringUnit' }, behaviour: 'wander' },
});
