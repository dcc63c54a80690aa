import { defineValue } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const randomSpawnPoint = defineValue({
  name: 'randomSpawnPoint',
  category: 'random',
  sentence: 'a random spawn point for team {team}',
  help: 'The position of any spawn point that this team may use.',
  params: { team: optionalParam('team') },
  returns: 'position',
  example: { get: 'randomSpawnPoint', team: 'red' },
});
