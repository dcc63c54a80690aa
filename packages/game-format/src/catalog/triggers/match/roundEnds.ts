import { defineTrigger } from '../../entry/defineEntry.ts';

export const roundEnds = defineTrigger({
  name: 'roundEnds',
  category: 'match',
  sentence: 'A round ends',
  help: 'Fires when a round ends, whether by time, by score, or by a rule.',
  params: {},
  provides: { triggeringTeam: 'team', triggeringPlayer: 'player' },
  example: { when: 'roundEnds' },
});
