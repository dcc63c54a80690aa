import { expect, it } from 'vitest';
import { usages } from '../../tools/run/usage.mjs';
import { countFaults } from './chaos/planFaults.ts';
import { DEFAULT_FAULTS, readFleetArguments } from './readFleetArguments.ts';

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
  const promised = { rooms: 20, web: 10, redis: 5, postgres: 5, deploy: 5 };
  const others = { files: 2, 'pause-rooms': 2, 'pause-web': 2, 'pause-redis': 2, 'pause-postgres': 2 };
  expect(readFleetArguments(['--chaos'])).toMatchObject({ bots: 50, faults: { ...promised, ...others } });
  expect(readFleetArguments(['--chaos', '--bots', '7', '--faults', 'web:1,pause-redis:2'])).toMatchObject({
    bots: 7,
    faults: countFaults({ web: 1, 'pause-redis': 2 }),
  });
  expect(usages.fleet.options.faults.text).toContain(`Default: ${DEFAULT_FAULTS}`);
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
