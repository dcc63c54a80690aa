import { nextRandom } from '../../math/random.ts';
import type { World } from '../../world/World.ts';

const botNames: readonly string[] = [
  'Bobbin',
  'Thimble',
  'Pocket',
  'Button',
  'Tassel',
  'Ribbon',
  'Twill',
  'Tweed',
  'Corduroy',
  'Calico',
  'Muslin',
  'Velvet',
  'Denim',
  'Gingham',
  'Paisley',
  'Tartan',
  'Poppy Seed',
  'Juniper',
  'Clover',
  'Nutmeg',
  'Pepper',
  'Biscuit',
  'Crumpet',
  'Marmalade',
  'Pudding',
  'Pickle',
  'Turnip',
  'Sprout',
  'Acorn',
  'Pebble',
  'Puddle',
  'Thistle',
  'Bramble',
  'Fern',
  'Moss',
  'Willow',
  'Otter',
  'Badger',
  'Puffin',
  'Wren',
  'Dormouse',
  'Hedgehog',
  'Newt',
  'Bumble',
  'Ferry',
  'Lantern',
  'Kettle',
  'Teaspoon',
];

/** Picks a name that isn't taken in the room. Adds a number if all are taken. */
export function pickBotName(world: World): string {
  const taken = new Set([...world.players.values()].map(({ name }) => name));
  const start = Math.floor(nextRandom(world.random) * botNames.length);
  for (let round = 1; ; round += 1) {
    for (let step = 0; step < botNames.length; step += 1) {
      const base = botNames[(start + step) % botNames.length]!;
      const name = round === 1 ? base : `${base} ${round}`;
      if (!taken.has(name)) return name;
    }
  }
}
