import { defineTrigger } from '../defineEntry.ts';

export const roundEnds = defineTrigger({
  name: 'roundEnds',
  category: 'match',
  sentence: 'A round ends',
  help: 'Fires when a round ends because of time, score or a rule.',
  params: {},
  provides: { triggeringTeam: 'team', triggeringPlayer: 'player' },
  example: { when: 'roundEnds' },
});
