import { defineTrigger } from '../../entry/defineEntry.ts';

export const matchEnds = defineTrigger({
  name: 'matchEnds',
  category: 'match',
  sentence: 'The match ends',
  help: 'Fires after the last round, when the winners are known.',
  params: {},
  provides: { triggeringTeam: 'team', triggeringPlayer: 'player' },
  example: { when: 'matchEnds' },
});
