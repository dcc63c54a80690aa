import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const positionOfSpawnPoint = defineValue({
  name: 'positionOfSpawnPoint',
  category: 'map',
  sentence: 'the position of {spawnPoint}',
  help: 'The position of a spawn point.',
  params: { spawnPoint: param('spawnPoint') },
  returns: 'position',
  example: { get: 'positionOfSpawnPoint', spawnPoint: 'start' },
});
