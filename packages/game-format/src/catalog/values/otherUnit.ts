import { defineValue } from '../defineEntry.ts';

export const otherUnit = defineValue({
  name: 'otherUnit',
  category: 'units',
  sentence: 'the other unit',
  help: 'The second unit of what happened: the one touched, noticed or spoken to.',
  params: {},
  returns: 'unit',
  context: 'trigger',
  example: { get: 'otherUnit' },
});
