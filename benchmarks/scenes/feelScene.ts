import { encodeChunk, type Game, limits, parseGame } from '@playloom/game-format';

interface FeelScene {
  /** Besides the player's. */
  readonly units: number;
  /** Switches everything on under Feel, or nothing. */
  readonly hasFeel: boolean;
}

const SIDE = 40;
const MIDDLE = SIDE / 2;
const TILES_IN_VIEW = 20;
const COLUMNS = 10;
/** All units are in view. */
const SPACING = 2.2;
/** Nobody dies. */
const HEALTH = 1_000_000;
/** How many seconds pass between two hits of the player, two hits on the player, and two explosions. */
const HIT_SECONDS = 0.125;
const HURT_SECONDS = 0.5;
const BOOM_SECONDS = 1;
const EVERYTHING = {
  hitStop: 0.05,
  hurtShake: 0.3,
  hasDamageNumbers: true,
  squash: 1,
  comboSemitones: 1,
  crosshair: 'cross',
  hasChargeBar: true,
};

/** A crowd of walking units, and a player who keeps hitting and being hit. */
export function createFeelScene({ units, hasFeel }: FeelScene): Game {
  const parsed = parseGame({
    format: 1,
    settings: {
      title: 'Fight',
      camera: { tilesInView: TILES_IN_VIEW, smoothing: 0 },
      players: { unit: 'hero' },
      ...(hasFeel && { feel: EVERYTHING }),
    },
    map: createMap(units),
    types: createTypes(hasFeel),
    rules: createRules(),
  });
  if (!parsed.ok) throw new Error(parsed.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return parsed.value;
}

function createTypes(hasFeel: boolean) {
  const walker = {
    look: { turns: 'left-right' },
    body: { width: 0.6, height: 0.6 },
    attributes: { health: {} },
    sounds: { hurt: 'ouch', step: 'ouch' },
    effects: { hurt: 'sparks' },
    ...(hasFeel && { feel: { stepEffect: 'dust' } }),
  };
  return {
    attributes: {
      health: { name: 'Health', role: 'health', start: HEALTH, max: HEALTH, bar: { shown: 'always' } },
    },
    effects: {
      dust: { name: 'Dust', count: 2 },
      sparks: { name: 'Sparks', count: 8 },
      boom: { name: 'Boom', count: 30, shake: 0.3, ...(hasFeel && { hitStop: 0.05 }) },
    },
    sounds: { ouch: { name: 'Ouch' } },
    items: {
      club: {
        name: 'Club',
        isAutomatic: true,
        weapon: { kind: 'melee', usesPerSecond: 1.25, damage: 1, knockback: 0 },
      },
    },
    units: {
      hero: {
        ...walker,
        name: 'Hero',
        controls: { scheme: 'wasd', speed: 3, facing: 'mouse' },
        inventory: { size: 1, startItems: [{ item: 'club' }] },
      },
      walker: {
        ...walker,
        name: 'Walker',
        controls: { speed: 3, acceleration: 40 },
        ai: {
          behaviour: 'wander',
          wanderRadius: 3,
          targets: 'nobody',
          whenAttacked: 'ignore',
          usesPathFinding: false,
        },
      },
    },
  };
}

function createRules() {
  const own = { get: 'unitOf', player: { get: 'eachPlayer' } };
  const other = { get: 'randomElement', list: { get: 'unitsOfType', unitType: 'walker' } };
  const amount = { get: 'randomWholeNumber', from: 5, to: 11 };
  const everySeconds = (id: string, seconds: number, action: object) => ({
    id,
    name: id,
    when: { when: 'everySeconds', seconds },
    do: [{ do: 'forEachPlayer', players: { get: 'allPlayers' }, actions: [action] }],
  });
  return [
    everySeconds('hit', HIT_SECONDS, { do: 'dealDamage', target: other, amount, attacker: own }),
    everySeconds('hurt', HURT_SECONDS, { do: 'dealDamage', target: own, amount, attacker: other }),
    everySeconds('boom', BOOM_SECONDS, {
      do: 'showEffect',
      effect: 'boom',
      position: { get: 'positionOf', entity: other },
    }),
  ];
}

function createMap(units: number) {
  const size = limits.CHUNK_SIZE;
  const chunks: { [place: string]: string } = {};
  for (let row = 0; row * size < SIDE; row += 1) {
    for (let column = 0; column * size < SIDE; column += 1)
      chunks[`${column},${row}`] = encodeChunk(new Uint16Array(limits.CHUNK_CELLS).fill(1));
  }
  const rows = units / COLUMNS;
  return {
    width: SIDE,
    height: SIDE,
    tileSets: [{ id: 'plain', count: 4, firstId: 1 }],
    layers: [{ id: 'floor', name: 'Floor', chunks }],
    spawnPoints: { middle: { name: 'Middle', x: MIDDLE, y: MIDDLE } },
    entities: Array.from({ length: units }, (_, index) => ({
      id: `u${index}`,
      kind: 'unit',
      type: 'walker',
      x: MIDDLE + ((index % COLUMNS) - (COLUMNS - 1) / 2) * SPACING,
      y: MIDDLE + (Math.floor(index / COLUMNS) - (rows - 1) / 2) * SPACING,
    })),
  };
}
