import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const positionOfSpawnPoint = defineValue({
  name: 'positionOfSpawnPoint',
  category: 'map',
  sentence: 'the position of {spawnPoint}',
  help: 'The position of a spawn point.',
  params: { spawnPoint: param('spawnPoint') },
  returns: 'position',
  example: { get: 'positionOfSpawnPoint', spawnPoint: 'start' },
});
