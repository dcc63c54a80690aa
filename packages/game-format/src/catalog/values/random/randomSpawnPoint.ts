import { defineValue } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const randomSpawnPoint = defineValue({
  name: 'randomSpawnPoint',
  category: 'random',
  sentence: 'a random spawn point for team {team}',
  help: 'The position of a random spawn point that this team can use.',
  params: { team: optionalParam('team') },
  returns: 'position',
  example: { get: 'randomSpawnPoint', team: 'red' },
});
