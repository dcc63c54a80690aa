import { defineValue } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const randomSpawnPoint = defineValue({
  name: 'randomSpawnPoint',
  category: 'random',
  sentence: 'a random spawn point for team {team}',
  help: 'The position of a random spawn point that this team can use.',
  params: { team: optionalParam('team') },
  returns: 'position',
  example: { get: 'randomSpawnPoint', team: 'red' },
});
