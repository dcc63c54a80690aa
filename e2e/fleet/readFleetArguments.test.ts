import { expect, it } from 'vitest';
import { readFleetArguments } from './readFleetArguments.ts';

it('[OP-50:part] starts a small fleet without players', () => {
  expect(readFleetArguments([])).toEqual({
    bots: 0,
    faults: null,
    seed: 1,
    port: 0,
    web: 2,
    rooms: 3,
    logs: null,
  });
});

it('[OP-53:part] breaks each part as often as asked, with bots to see it', () => {
  const faults = { rooms: 20, web: 10, redis: 5, postgres: 5, deploy: 5, pause: 0 };
  expect(readFleetArguments(['--chaos'])).toMatchObject({ bots: 50, faults });
  expect(readFleetArguments(['--chaos', '--bots', '7', '--faults', 'web:1,pause:2'])).toMatchObject({
    bots: 7,
    faults: { rooms: 0, web: 1, redis: 0, postgres: 0, deploy: 0, pause: 2 },
  });
});

it.each([
  [['--bots', 'many'], '--bots'],
  [['--bots', '5001'], '--bots'],
  [['--seed', '0'], '--seed'],
  [['--port', '65536'], '--port'],
  [['--web', '0'], '--web'],
  [['--chaos', '--faults', 'rooms'], '--faults'],
  [['--chaos', '--faults', 'moon:1'], '--faults'],
  [['--chaos', '--faults', 'web:-1'], '--faults'],
])('[OP-50:part] says what is wrong with %j', (args, name) => {
  expect(readFleetArguments(args)).toContain(name);
});
