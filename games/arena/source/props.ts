import type { GameInput } from '@playloom/game-format';

type Types = NonNullable<GameInput['types']>;

/** Body of props that are visible but have no collisions. */
const noBody = { kind: 'none' } as const;

export const props: Types['props'] = {
  crate: {
    name: 'Crate',
    look: {
      image: 'crate',
      width: 1.25,
      height: 1.25,
      turns: 'never',
      animations: { idle: 'crate-idle', hurt: 'crate-hurt' },
    },
    body: { kind: 'static', shape: 'box', width: 1, height: 1 },
    attributes: { health: { start: 45, max: 45, regeneration: 0 } },
    sounds: { hurt: 'knock', destroy: 'crack' },
    effects: { hurt: 'splinters', destroy: 'splinters' },
  },
  barrel: {
    name: 'Barrel',
    look: {
      image: 'barrel',
      width: 1.25,
      height: 1.25,
      turns: 'never',
      animations: { idle: 'barrel-idle', hurt: 'barrel-hurt' },
    },
    body: { kind: 'static', shape: 'circle', width: 0.9, height: 0.9 },
    attributes: { health: { start: 25, max: 25, regeneration: 0 } },
    sounds: { hurt: 'clank', destroy: 'explosion' },
    effects: { hurt: 'sparks', destroy: 'explosion' },
  },
  tyres: {
    name: 'Tires',
    look: { image: 'tyres', width: 1.25, height: 1.25, turns: 'never' },
    body: { kind: 'static', shape: 'circle', width: 1, height: 1, bounce: 0.6 },
  },
  scrap: {
    name: 'Heap of scrap',
    look: { image: 'scrap', width: 2.25, height: 1.5, turns: 'never' },
    body: { kind: 'static', shape: 'box', width: 2, height: 1 },
  },
  anvil: {
    name: 'Anvil',
    look: { image: 'anvil', width: 1.25, height: 1.25, turns: 'never' },
    body: { kind: 'static', shape: 'box', width: 1.1, height: 0.9 },
  },
  'banner-copper': {
    name: 'Banner of Copper',
    look: {
      image: 'banner-coral',
      width: 1.1,
      height: 1.5,
      turns: 'never',
      depth: 10,
      animations: { idle: 'banner-copper' },
    },
    body: noBody,
  },
  'banner-tide': {
    name: 'Banner of Tide',
    look: {
      image: 'banner-sky',
      width: 1.1,
      height: 1.5,
      turns: 'never',
      depth: 10,
      animations: { idle: 'banner-tide' },
    },
    body: noBody,
  },
  blast: {
    name: 'Blast',
    look: { image: 'blast', width: 3, height: 3, turns: 'never', depth: 20, animations: { idle: 'blast' } },
    body: noBody,
  },
  rubble: {
    name: 'Broken crate',
    look: {
      image: 'crate',
      width: 1.25,
      height: 1.25,
      turns: 'never',
      depth: -5,
      animations: { idle: 'crate-broken' },
    },
    body: noBody,
  },
};
