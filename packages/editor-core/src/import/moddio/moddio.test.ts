import { type Game, parseGame } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGameFile } from '../gameFile.ts';
import { readModdioGame } from './readModdioGame.ts';

const inflate = (bytes: Uint8Array) => Promise.resolve(bytes);
const fn = (name: string, more: object = {}) => ({ function: name, ...more });
const variable = (variableName: string) => fn('getVariable', { variableName });
const compare = (operator: string, operandType: string, left: unknown, right: unknown) => [
  { operator, operandType },
  left,
  right,
];
const ALWAYS = compare('==', 'boolean', true, true);

/** A small game as exported by modd.io: tag in a yard, with a sword, a pistol and a shop. */
function exportOf() {
  return {
    title: 'Yard Tag',
    defaultMaxPlayers: 12,
    isLobbyEnabled: true,
    data: {
      settings: { gravity: { x: 0, y: 0 } },
      map: {
        type: 'map',
        orientation: 'orthogonal',
        width: 2,
        height: 2,
        tilewidth: 64,
        tileheight: 64,
        tilesets: [{ firstgid: 1, name: 'Yard', columns: 4, tilecount: 16, tilewidth: 64, tileheight: 64 }],
        layers: [
          { type: 'tilelayer', name: 'floor', width: 2, height: 2, data: [1, 1, 2, 1] },
          { type: 'tilelayer', name: 'walls', width: 2, height: 2, data: [0, 3, 0, 0] },
          { type: 'tilelayer', name: 'trees', width: 2, height: 2, data: [4, 0, 0, 0] },
          { type: 'objectgroup', name: 'debris', objects: [{ gid: 3, x: 5, y: 5 }] },
        ],
      },
      attributeTypes: {
        health: { name: 'Health', min: 0, max: 100, value: 80, regenerateSpeed: '.5', color: '#f00' },
      },
      playerTypes: {
        redTeam: {
          name: 'Red Team',
          color: '#d44950',
          relationships: { blueTeam: 'hostile', nobody: 'hostile' },
          attributes: { gold: { name: 'Gold', value: 5 } },
        },
        blueTeam: { name: 'Blue Team', color: 'blue' },
      },
      unitTypes: {
        xY12: {
          name: 'Runner',
          bodies: {
            default: { type: 'dynamic', width: 32, height: 64, fixtures: [{ shape: { type: 'circle' } }] },
          },
          attributes: { health: { max: 50, value: 50 }, speed: { name: 'Speed', value: 10, max: 200 } },
          controls: {
            movementControlScheme: 'wasd',
            mouseBehaviour: { rotateToFaceMouseCursor: true },
            abilities: {
              button1: { keyDown: { scriptName: 'use' }, keyUp: {} },
              e: { keyDown: { scriptName: 'cheer' } },
              movementWheel: { mobilePosition: {} },
            },
          },
          inventorySize: 2,
          defaultItems: [{ key: 'sword' }, { key: 'gone' }],
          ai: { enabled: true, sensorResponse: 'fight', sensorRadius: 640 },
          scripts: {
            use: {
              name: 'use',
              triggers: [],
              actions: [
                {
                  type: 'startUsingItem',
                  entity: fn('getItemCurrentlyHeldByUnit', { entity: fn('thisEntity') }),
                },
              ],
            },
            hurt: {
              name: 'is hit',
              triggers: [{ type: 'entityGetsAttacked' }],
              conditions: compare(
                '<',
                'number',
                fn('getEntityAttribute', { attribute: 'health', entity: fn('thisEntity') }),
                10,
              ),
              actions: [{ type: 'setFadingTextOfUnit', unit: fn('thisEntity'), text: 'Ouch' }],
            },
            pulse: {
              name: 'pulse',
              triggers: [{ type: 'secondTick' }],
              actions: [
                {
                  type: 'setEntityVariable',
                  entity: fn('thisEntity'),
                  variable: fn('getEntityVariable', { variableName: 'laps' }),
                  value: 1,
                },
              ],
            },
            folder: { folderName: 'abilities' },
          },
        },
      },
      itemTypes: {
        sword: { name: 'Sword', type: 'weapon', fireRate: 200, damage: { unitAttributes: { health: 30 } } },
        pistol: { name: 'Pistol', type: 'weapon', isGun: true, projectileType: 'shot', fireRate: 500 },
        apple: {
          name: 'Apple',
          type: 'consumable',
          bonus: { consume: { unitAttribute: { health: { value: 20 } } } },
        },
      },
      projectileTypes: {
        shot: { name: 'Shot', lifeSpan: 1500, bodies: { default: { width: 16, height: 16 } } },
      },
      variables: {
        rounds: { dataType: 'number', default: '3' },
        'spawn A': { dataType: 'region', default: { x: 64, y: 0, width: 64, height: 128 } },
        kind: { dataType: 'unitType' },
        clouds: { dataType: 'particleType' },
      },
      entityTypeVariables: { laps: { dataType: 'number' } },
      sound: { bell: { name: 'Bell', file: 'https://example.com/bell.mp3' } },
      shops: { shop: { name: 'Main Shop' } },
      scripts: {
        join: {
          name: 'player joins',
          triggers: [{ type: 'playerJoinsGame' }],
          conditions: ALWAYS,
          actions: [
            {
              type: 'condition',
              conditions: compare('AND', 'and', compare('>=', 'number', fn('getPlayerCount'), 2), ALWAYS),
              then: [{ type: 'assignPlayerType', entity: fn('getTriggeringPlayer'), playerType: 'redTeam' }],
              else: [
                {
                  type: 'setPlayerAttribute',
                  entity: fn('getTriggeringPlayer'),
                  attribute: 'gold',
                  value: 0,
                },
              ],
            },
            {
              type: 'createUnitAtPosition',
              unitType: 'xY12',
              entity: fn('getTriggeringPlayer'),
              position: fn('getRandomPositionInRegion', { region: variable('spawn A') }),
              angle: 90,
              comment: 'here they come',
            },
            { type: 'emitParticlesAtPosition', position: fn('xyCoordinate', { x: 1, y: 2 }) },
            { type: 'runScript', scriptName: 'cheer', disabled: true },
          ],
        },
        cheer: {
          name: 'cheer',
          triggers: [],
          actions: [
            {
              type: 'setVariable',
              variableName: 'rounds',
              value: fn('calculate', { items: [{ operator: '-' }, variable('rounds'), 1] }),
            },
            { type: 'setVariable', variableName: 'kind', value: 'xY12' },
            {
              type: 'moveEntity',
              entity: fn('getLastCastingUnit'),
              position: fn('xyCoordinate', { x: 128, y: 32 }),
            },
            {
              type: 'setTimeOut',
              duration: 2500,
              actions: [
                {
                  type: 'sendChatMessage',
                  message: fn('concat', { textA: 'Hi ', textB: variable('rounds') }),
                },
              ],
            },
            { type: 'for', variableName: 'rounds', start: 1, stop: 3, actions: [{ type: 'break' }] },
          ],
        },
        odd: { name: 'odd', triggers: [{ type: 'htmlUiClick' }], actions: [{ type: 'return' }] },
        loose: {
          name: 'loose',
          triggers: [{ type: 'gameStart' }],
          // No unit triggers the start of the game, so the first line is invalid. The others are kept.
          actions: [
            { type: 'destroyEntity', entity: fn('getTriggeringUnit') },
            { type: 'spawnItem', itemType: 'apple', position: fn('xyCoordinate', { x: 64, y: 64 }) },
            { type: 'sendChatMessage', message: fn('getGalaxy') },
          ],
        },
      },
    },
  };
}

async function take(
  given: unknown,
): Promise<{ game: Game; report: { taken: string[]; changed: string[]; leftOut: string[] } }> {
  const read = await readModdioGame(given, inflate);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('[GF-05] a modd.io game', () => {
  it('is distinguished from other files', () => {
    expect(readGameFile(JSON.stringify(exportOf())).kind).toBe('moddio');
    expect(readGameFile('{"data":{"x":1}}').kind).toBe('unknown');
    const deep = `${'{"data":'.repeat(500)}1${'}'.repeat(500)}`;
    expect(readGameFile(deep)).toMatchObject({ kind: 'unknown', why: expect.stringContaining('too deeply') });
  });

  it('imports map, types, attributes, teams, variables and regions, in tiles', async () => {
    const { game } = await take(exportOf());
    expect(game.settings).toMatchObject({ title: 'Yard Tag', maxPlayers: 12, isLobbyEnabled: true });
    expect(game.map.layers.map(({ name, isSolid, depth }) => [name, isSolid, depth])).toEqual([
      ['floor', false, -1],
      ['walls', true, -1],
      ['trees', false, 1],
    ]);
    expect(game.map.tileSets[0]).toMatchObject({ name: 'Yard', count: 16 });
    expect(game.map.regions).toMatchObject({ 'spawn-a': { x: 1, y: 0, width: 1, height: 2 } });
    expect(game.types.attributes).toMatchObject({
      health: { start: 80, regeneration: 0.5, role: 'health', bar: { color: '#ff0000' } },
    });
    expect(game.types.teams).toMatchObject({
      'red-team': { color: '#d44950', relations: { 'blue-team': 'hostile' } },
      'blue-team': { name: 'Blue Team' },
    });
    expect(game.types.units).toMatchObject({
      runner: {
        look: { shape: 'circle', width: 0.5, height: 1 },
        attributes: { health: { max: 50, start: 50 } },
        controls: { scheme: 'wasd', facing: 'mouse', speed: 4.688 },
        inventory: { size: 2, startItems: [{ item: 'sword', count: 1 }] },
        ai: { behaviour: 'chase', sightRange: 10 },
      },
    });
    expect(game.types.units['runner']!.controls.keys).toMatchObject([
      { key: 'mouse-left', press: { kind: 'use-item' } },
      { key: 'e', press: { kind: 'run-rule', rule: 'cheer' } },
    ]);
    expect(game.types.items).toMatchObject({
      sword: { weapon: { kind: 'melee', damage: 30, usesPerSecond: 5 } },
      pistol: { weapon: { kind: 'ranged', projectile: 'shot' } },
      apple: { consumable: { attributes: { health: 20 } } },
    });
    expect(game.types.projectiles).toMatchObject({ shot: { lifeSeconds: 1.5, look: { width: 0.25 } } });
    expect(game.variables).toMatchObject({
      global: { rounds: { type: 'number', initial: 3 }, kind: { type: 'unitType' } },
      unit: { laps: { type: 'number' } },
      player: { gold: { type: 'number', initial: 5 } },
    });
  });

  it('converts scripts to rules with the same triggers, conditions and actions', async () => {
    const { game } = await take(exportOf());
    const ruleOf = (id: string) => game.rules.find((rule) => rule.id === id)!;
    const player = { get: 'triggeringPlayer' };
    expect(ruleOf('player-joins')).toMatchObject({
      when: { when: 'playerJoins' },
      if: [],
      comment: 'Left out: emitParticlesAtPosition.',
      do: [
        {
          do: 'ifThen',
          condition: { get: 'and', a: { get: 'isAtLeast', a: { get: 'playerCount' }, b: 2 }, b: true },
          then: [{ do: 'setPlayerTeam', player, team: 'red-team' }],
          else: [{ do: 'setPlayerVariable', player, variable: 'gold', value: 0 }],
        },
        {
          do: 'createUnitForPlayer',
          unitType: 'runner',
          player,
          rotation: 90,
          position: { get: 'randomPositionIn', region: 'spawn-a' },
          comment: 'here they come',
        },
        { do: 'setPlayerUnit', player, unit: { get: 'lastCreatedUnit' } },
        { do: 'runRule', rule: 'cheer', isEnabled: false },
      ],
    });
    expect(ruleOf('cheer')).toMatchObject({
      when: { when: 'ruleIsRun' },
      do: [
        { do: 'setVariable', variable: 'rounds', value: { get: 'subtract', b: 1 } },
        { do: 'setVariable', variable: 'kind', value: 'runner' },
        { do: 'teleport', entity: { get: 'triggeringUnit' }, position: { get: 'point', x: 2, y: 0.5 } },
        { do: 'runLater', seconds: 2.5, actions: [{ do: 'sendChat', text: { get: 'joinTexts', a: 'Hi ' } }] },
        { do: 'countFromTo', from: 1, to: 3, actions: [{ do: 'setVariable' }, { do: 'stopLoop' }] },
      ],
    });
    expect(ruleOf('is-hit')).toMatchObject({
      group: 'Runner',
      when: { when: 'unitIsHurt', unitType: 'runner' },
      if: [{ get: 'isLess', a: { get: 'attributeOf', attribute: 'health' }, b: 10 }],
      do: [{ do: 'showTextOver', text: 'Ouch' }],
    });
    expect(ruleOf('pulse').do).toEqual([
      {
        do: 'forEachUnit',
        units: { get: 'unitsOfType', unitType: 'runner' },
        actions: [{ do: 'setUnitVariable', unit: { get: 'eachUnit' }, variable: 'laps', value: 1 }],
      },
    ]);
    expect(ruleOf('loose').do).toEqual([
      { do: 'createItem', itemType: 'apple', position: { get: 'point', x: 1, y: 1 } },
    ]);
  });

  it('reports what was imported, changed, and left out', async () => {
    expect((await take(exportOf())).report).toEqual({
      taken: [
        '1 unit type, 3 item types, 1 projectile type, 2 teams, 2 attributes, 4 variables, 1 region.',
        '1 tileset.',
        '3 layers with 6 tiles.',
        '6 rules from 7 scripts.',
      ],
      changed: [
        'Player attributes became player variables.',
        '3 scripts lost some lines. Each rule’s note lists them.',
        'Types use plain shapes of the same size because their images are on modd.io’s servers. Upload the images to use them.',
        '1 sound is a short blip until you upload its file.',
      ],
      leftOut: [
        '1 object: place units, items, or props instead.',
        'Variables of types that Playloom doesn’t have: clouds.',
        expect.stringMatching(
          /^Parts of scripts with no equivalent in Playloom: .*emitParticlesAtPosition.*htmlUiClick.*getGalaxy/,
        ),
        '1 script line that Playloom rules can’t run.',
        '1 shop.',
      ],
    });
  });

  it('turns any broken file into a valid game or an error message', async () => {
    const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e308, '', '__proto__', [], {}, null));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), anything), { minLength: 1, maxLength: 6 }),
        async (wounds) => {
          const broken = wounds.reduce<unknown>((file, [at, value]) => wound(file, at, value), exportOf());
          const read = await readModdioGame(JSON.parse(JSON.stringify(broken)), inflate);
          const isGood = read.ok ? parseGame(read.value.game).ok : /\w.*\./.test(read.error);
          expect(isGood).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
    for (const nothing of [null, 3, [], {}, { data: {} }]) {
      expect(await readModdioGame(nothing, inflate)).toMatchObject({ ok: true });
    }
  });
});

/** Damages a file: replaces one of its values, selected by `at`. */
function wound(file: unknown, at: number, value: unknown): unknown {
  const places: (() => void)[] = [];
  const copy = JSON.parse(JSON.stringify(file)) as unknown;
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push(() => void Reflect.set(node, key, value));
      walk(Reflect.get(node, key));
    }
  };
  walk(copy);
  places[at % Math.max(1, places.length)]?.();
  return copy;
}
