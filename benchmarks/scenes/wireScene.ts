import { type CompiledGame, compileGame, type Input } from '@playloom/engine';
import { type Game, limits, parseGame } from '@playloom/game-format';
import { createWallChunks } from './crowd.ts';

/** Number of moving entities, including the units of players. */
export const ENTITY_COUNT = 1000;
export const ANIMATION_NAMES = ['wave', 'nod', 'dance'] as const;
/** Health is a whole number, which both sides send exactly. */
const HEALTH_MAX = 1000;
/** Gives about fifty entities per screen. */
const TILES_PER_ENTITY = 25;
const SPAWN_COLUMNS = 7;

/**
 * Units that walk endlessly: those of players on paths around walls to random places, the others a few tiles
 * back and forth. All of them regenerate, and now and then change their animation.
 */
export function createWireDocument(players: number): object {
  const side = Math.ceil(Math.sqrt(ENTITY_COUNT * TILES_PER_ENTITY));
  return {
    format: 1,
    settings: {
      title: 'Wire',
      tickRate: 20,
      maxPlayers: limits.PLAYERS_MAX,
      camera: { smoothing: 0 },
      players: { unit: 'hunter' },
    },
    map: createMap(ENTITY_COUNT - players, side),
    types: createTypes(),
    rules: createRules(),
  };
}

/**
 * Parses and compiles the game that both sides run. Real games allow at most a hundred players; this one allows any
 * number.
 */
export function openWireGame(players: number): { game: Game; compiled: CompiledGame } {
  const parsed = parseGame(createWireDocument(players));
  if (!parsed.ok) throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const { settings } = parsed.value;
  const game = {
    ...parsed.value,
    settings: { ...settings, maxPlayers: Math.max(players, settings.maxPlayers) },
  };
  return { game, compiled: compileGame(game) };
}

/** Creates the inputs with which all players join in the same tick. */
export function createJoinInputs(players: number): Input[] {
  return Array.from({ length: players }, (_, index) => ({
    kind: 'join',
    player: index + 1,
    name: 'Guest',
    userId: null,
    saved: { game: {}, world: {} },
  }));
}

function createTypes() {
  const body = { width: 0.8, height: 0.8 };
  const controls = { speed: 3, acceleration: 40 };
  const attributes = { health: {} };
  return {
    attributes: {
      health: { name: 'Health', role: 'health', start: 50, max: HEALTH_MAX, regeneration: 2 },
    },
    animations: Object.fromEntries(ANIMATION_NAMES.map((id) => [id, { name: id }])),
    units: {
      walker: {
        name: 'Walker',
        body,
        controls,
        attributes,
        ai: { behaviour: 'stand', targets: 'nobody', usesPathFinding: false },
      },
      hunter: { name: 'Hunter', body, controls, attributes, ai: { behaviour: 'stand', targets: 'nobody' } },
    },
  };
}

function createRules() {
  const unit = { get: 'triggeringUnit' };
  const anywhere = { get: 'randomPositionIn', region: 'everywhere' };
  const nearby = {
    get: 'positionTowards',
    position: { get: 'positionOf', entity: unit },
    angle: { get: 'randomNumber', from: 0, to: 360 },
    distance: { get: 'randomNumber', from: 2, to: 8 },
  };
  const walkOn = ['unitAppears', 'unitArrives', 'unitFindsNoPath', 'unitTouchesWall'].flatMap((when) => [
    createWalk(when, 'hunter', anywhere),
    createWalk(when, 'walker', nearby),
  ]);
  const scatter = {
    id: 'scatter',
    name: 'Neither do all stand in one place, nor heal in the same tick',
    when: { when: 'unitAppears' },
    do: [
      { do: 'teleport', entity: unit, position: anywhere },
      {
        do: 'setAttribute',
        entity: unit,
        attribute: 'health',
        value: { get: 'randomNumber', from: 1, to: HEALTH_MAX / 2 },
      },
    ],
  };
  const play = ANIMATION_NAMES.map((animation) => ({
    id: `play-${animation}`,
    name: 'Play',
    when: { when: 'everySeconds', seconds: 1 },
    do: [
      {
        do: 'forEachUnit',
        units: { get: 'allUnits' },
        actions: [
          {
            do: 'ifThen',
            condition: { get: 'chance', percent: 10 },
            then: [{ do: 'playAnimation', entity: { get: 'eachUnit' }, animation }],
            else: [],
          },
        ],
      },
    ],
  }));
  return [scatter, ...walkOn, ...play];
}

function createWalk(when: string, unitType: string, position: object) {
  return {
    id: `${unitType}-${when.toLowerCase()}`,
    name: 'Walk on',
    when: { when, unitType },
    do: [{ do: 'orderMoveTo', unit: { get: 'triggeringUnit' }, position }],
  };
}

function createMap(units: number, side: number) {
  const columns = Math.ceil(Math.sqrt(units));
  const step = (side - 2) / columns;
  const spawnStep = (side - 2) / SPAWN_COLUMNS;
  const spawns = Array.from({ length: SPAWN_COLUMNS * SPAWN_COLUMNS }, (_, index) => [
    `s${index}`,
    {
      name: 'Spawn',
      x: 1 + spawnStep * ((index % SPAWN_COLUMNS) + 0.5),
      y: 1 + spawnStep * (Math.floor(index / SPAWN_COLUMNS) + 0.5),
    },
  ]);
  return {
    width: side,
    height: side,
    tileSets: [{ id: 'plain', count: 4, firstId: 1 }],
    layers: [{ id: 'walls', isSolid: true, chunks: createWallChunks(side) }],
    regions: { everywhere: { name: 'Everywhere', x: 1, y: 1, width: side - 2, height: side - 2 } },
    spawnPoints: Object.fromEntries(spawns),
    entities: Array.from({ length: units }, (_, index) => ({
      id: `u${index}`,
      kind: 'unit',
      type: 'walker',
      x: 1 + step * ((index % columns) + 0.5),
      y: 1 + step * (Math.floor(index / columns) + 0.5),
    })),
  };
}
