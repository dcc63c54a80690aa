import type { GameInput } from '@playloom/game-format';

type Types = NonNullable<GameInput['types']>;
type PropInput = NonNullable<Types['props']>[string];

/** Blocks nothing. Without a body, a prop that a broom strikes would drift away. */
export const anchoredBody: PropInput['body'] = { kind: 'static', width: 1.2, height: 1.2, isSensor: true };

/** Creates a building. Only its base is solid, so that players can walk behind the roof. */
function building(
  name: string,
  image: string,
  size: readonly [number, number],
  foot: readonly [number, number, number],
): PropInput {
  const [width, height] = size;
  const [bodyWidth, bodyHeight, down] = foot;
  return {
    name,
    look: { image, width, height, turns: 'never' },
    body: { kind: 'static', shape: 'box', width: bodyWidth, height: bodyHeight, offset: { x: 0, y: down } },
  };
}

function round(
  name: string,
  image: string,
  size: readonly [number, number],
  foot: readonly [number, number],
): PropInput {
  const [width, height] = size;
  const [body, down] = foot;
  return {
    name,
    look: { image, width, height, turns: 'never' },
    body: { kind: 'static', shape: 'circle', width: body, height: body, offset: { x: 0, y: down } },
  };
}

/** Adds a light at this height above the center of the sprite. */
function shining(prop: PropInput, radius: number, up: number): PropInput {
  return { ...prop, look: { ...prop.look, light: { radius, offset: { x: 0, y: up } } } };
}

export const scenery: Types['props'] = {
  lighthouse: shining(building('Lighthouse', 'lighthouse', [4, 7], [3, 1.6, 2.4]), 12, -2.4),
  crate: building('Crate', 'crate', [1.3, 1.3], [1, 1, 0]),
  barrel: round('Barrel', 'barrel', [1.1, 1.45], [0.8, 0.3]),
  bush: round('Bush', 'bush', [1.5, 1.5], [1.1, 0]),
  lamp: shining(
    {
      ...round('Street lamp', 'lamp', [0.8, 2], [0.4, 0.8]),
      look: { image: 'lamp', width: 0.8, height: 2, turns: 'never', animations: { idle: 'lamp-burns' } },
    },
    5.5,
    -0.6,
  ),
  sign: {
    ...building('Signpost', 'sign', [1.1, 1.5], [0.5, 0.4, 0.5]),
    interaction: { dialogue: 'sign', range: 1.6, prompt: 'Read' },
  },
  boat: {
    ...building('Rowing boat', 'boat', [4, 3], [3.4, 1.2, 0.4]),
    interaction: { dialogue: 'boat', range: 2, prompt: 'Take the boat' },
    marker: { icon: 'flag', color: '#5ec8e5', hasArrow: false },
  },
};

export const props: Types['props'] = {
  ...scenery,
  bakery: shining(building('Bakery', 'bakery', [6, 5.5], [5.6, 2.2, 1.5]), 5, 1.5),
  office: building('Harbor office', 'office', [6, 6], [5.6, 2.2, 1.8]),
  'house-coral': building('House', 'house-coral', [5, 5.5], [4.6, 2.2, 1.5]),
  'house-sky': building('House', 'house-sky', [5, 5.5], [4.6, 2.2, 1.5]),
  'house-mint': building('House', 'house-mint', [5, 5.5], [4.6, 2.2, 1.5]),
  sailboat: building('Sailing boat', 'sailboat', [4, 5], [3.6, 1, 1.6]),
  tree: round('Tree', 'tree', [3, 4], [0.7, 1.6]),
  well: round('Well', 'well', [2, 2.5], [1.4, 0.5]),
  bench: building('Bench', 'bench', [1.8, 1.35], [1.6, 0.5, 0.2]),
  anchor: building('Anchor', 'anchor', [1.3, 1.7], [0.8, 0.5, 0.5]),
  pots: building('Lobster pots', 'pots', [1.6, 1.2], [1.4, 0.8, 0]),
  stall: {
    ...shining(building('Market stall', 'stall', [3, 3], [2.8, 1, 0.8]), 4, 0),
    interaction: { shop: 'stall', range: 1.4, prompt: 'Buy and sell' },
  },
  'oil-barrel': {
    ...round('Lamp oil', 'barrel', [1.1, 1.45], [0.8, 0.3]),
    interaction: { rule: 'take-oil', range: 1.5, prompt: 'Fill a can of oil' },
  },
  ripples: {
    name: 'Fishing spot',
    look: {
      image: 'ripples',
      width: 2,
      height: 2,
      turns: 'never',
      depth: -5,
      animations: { idle: 'ripples' },
    },
    body: anchoredBody,
    interaction: { rule: 'cast-line', range: 2.4, prompt: 'Fish' },
  },
};
