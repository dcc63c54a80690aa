import type { GameInput } from '../document/gameSchema.ts';
import { encodeChunk } from '../map/encodeChunk.ts';
import { CHUNK_CELLS } from '../document/limits.ts';

/** A small game in which every example of the catalog is valid. Tests and the reference use it. */
export function exampleGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Example yard',
      players: { unit: 'knight', team: 'balanced' },
      achievements: [{ id: 'explorer', name: 'Explorer', done: { kind: 'enters', region: 'gate' } }],
      goals: [{ id: 'wanderer', name: 'Wanderer', done: { kind: 'enters', region: 'gate', times: 3 } }],
    },
    map: {
      tileSets: [{ id: 'yard', name: 'Yard', count: 16, firstId: 1, tiles: { '1': { solid: true } } }],
      layers: [
        { id: 'floor', name: 'Floor', chunks: { '0,0': encodeChunk(new Uint16Array(CHUNK_CELLS).fill(1)) } },
        { id: 'walls', name: 'Walls', isSolid: true },
      ],
      regions: { gate: { name: 'Gate', x: 10, y: 4, width: 3, height: 2 } },
      spawnPoints: { start: { name: 'Start', x: 5, y: 5 } },
      entities: [
        { id: 'old-wolf', kind: 'unit', type: 'wolf', x: 20, y: 20 },
        { id: 'first-potion', kind: 'item', type: 'potion', x: 8, y: 8 },
        { id: 'door', kind: 'prop', type: 'crate', x: 11, y: 5 },
      ],
    },
    types: exampleTypes(),
    variables: {
      global: {
        gold: { name: 'Gold', type: 'number', initial: 0 },
        winners: { name: 'Winners', type: 'list', initial: [] },
        prices: { name: 'Prices', type: 'record', initial: { bread: 2 } },
      },
      unit: { level: { name: 'Level', type: 'number', initial: 1 } },
      player: { coins: { name: 'Coins', type: 'number', initial: 10, isSaved: true } },
    },
    rules: [{ id: 'open-gate', name: 'Open gate', when: { when: 'ruleIsRun' }, do: [] }],
    data: { ui: { menu: { htmlData: '<button data-event="start">Start</button>' } } },
    world: { maps: { island: { name: 'Island' } } },
  };
}

function exampleTypes(): GameInput['types'] {
  const attributes = { health: {}, energy: {} };
  const inventory = { size: 5, startItems: [{ item: 'sword' }] };
  return {
    attributes: {
      health: { name: 'Health', role: 'health' },
      energy: { name: 'Energy', regeneration: 5 },
    },
    units: {
      knight: { name: 'Knight', attributes, inventory, controls: { scheme: 'wasd', speed: 4 } },
      wolf: { name: 'Wolf', attributes, team: 'blue', ai: { behaviour: 'chase' } },
    },
    items: {
      sword: { name: 'Sword', weapon: { kind: 'melee', damage: 12 } },
      bow: { name: 'Bow', weapon: { kind: 'ranged', projectile: 'arrow' } },
      potion: { name: 'Potion', maxStack: 5, consumable: { attributes: { health: 30 } } },
    },
    projectiles: { arrow: { name: 'Arrow' } },
    props: { crate: { name: 'Crate', attributes: { health: {} } } },
    teams: {
      red: { name: 'Red', color: '#ef6f6c', spawnPoints: ['start'] },
      blue: { name: 'Blue' },
    },
    buffs: { haste: { name: 'Haste', speedFactor: 1.5 } },
    effects: { sparks: { name: 'Sparks' } },
    sounds: { bell: { name: 'Bell' } },
    animations: { wave: { name: 'Wave', columns: 4, frames: [0, 1, 2, 3] } },
    shops: {
      smith: {
        name: 'Smith',
        currency: { kind: 'player-variable', variable: 'coins' },
        offers: [{ id: 'sword', sells: { kind: 'item', item: 'sword' }, price: 5 }],
      },
    },
    dialogues: {
      greeting: {
        name: 'Greeting',
        start: 'hello',
        nodes: { hello: { text: 'Good evening.', options: [{ text: 'Good evening to you.' }] } },
      },
    },
  };
}
