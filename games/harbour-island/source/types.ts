import type { GameInput } from '@playloom/game-format';
import { scenery, anchoredBody } from '../../harbour/source/props.ts';
import { attributes, crab, gull, islander, teams } from '../../harbour/source/shared/creatures.ts';
import { animations, buffs, effects, sounds } from '../../harbour/source/shared/feel.ts';
import { items } from '../../harbour/source/shared/items.ts';
import { GEM_PRICE, sellAll, SHELL_PRICE } from '../../harbour/source/shared/trade.ts';
import { ownsItem, callRule } from '../../harbour/source/shared/expressions.ts';
import { LANTERN_PRICE, MAP_PRICE } from './prices.ts';
import { negate } from '../../../tools/games/kit/expressions.ts';

type Types = NonNullable<GameInput['types']>;

const props: Types['props'] = {
  ...scenery,
  palm: {
    name: 'Palm',
    look: { image: 'palm', width: 3, height: 4, turns: 'never' },
    body: { kind: 'static', shape: 'circle', width: 0.6, height: 0.6, offset: { x: 0, y: 1.6 } },
  },
  wreck: {
    name: 'Wreck',
    look: { image: 'wreck', width: 6, height: 4, turns: 'never' },
    body: { kind: 'static', shape: 'box', width: 5, height: 1.4, offset: { x: 0, y: 1 } },
  },
  parrot: {
    name: 'Parrot',
    look: { image: 'parrot', width: 1, height: 1, turns: 'never', depth: 2 },
    body: anchoredBody,
  },
  hut: {
    name: 'Keeper’s store',
    look: {
      image: 'hut',
      width: 4,
      height: 4,
      turns: 'never',
      light: { radius: 4.5, offset: { x: 0, y: 1 } },
    },
    body: { kind: 'static', shape: 'box', width: 3.6, height: 1.6, offset: { x: 0, y: 1 } },
    interaction: { shop: 'hut', range: 1.4, prompt: 'Keeper’s store' },
    marker: { icon: 'coin', color: '#ffc857', hasArrow: false },
  },
  chest: {
    name: 'Chest',
    look: { image: 'chest', width: 1.4, height: 1.4, turns: 'never', animations: { idle: 'chest-closed' } },
    body: { kind: 'static', shape: 'box', width: 1.1, height: 0.8 },
    interaction: { rule: 'open-chest', range: 1.4, prompt: 'Open' },
    marker: { icon: 'star', color: '#ffd84a', hasArrow: false },
  },
  dig: {
    name: 'Place to dig',
    look: { shape: 'none', width: 1, height: 1 },
    body: anchoredBody,
    interaction: { rule: 'dig', range: 1, prompt: 'Dig' },
    marker: { icon: 'target', color: '#ef6f6c', hasArrow: false },
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

const shops: Types['shops'] = {
  hut: {
    name: 'Keeper’s store',
    currency: { kind: 'player-variable', variable: 'coins' },
    offers: [
      {
        id: 'sell-shells',
        name: 'Sell all shells (1 each)',
        sells: { kind: 'actions' },
        price: 0,
        if: [ownsItem('shell')],
        do: sellAll('shell', SHELL_PRICE),
      },
      {
        id: 'sell-gems',
        name: 'Sell all gems (10 each)',
        sells: { kind: 'actions' },
        price: 0,
        if: [ownsItem('gem')],
        do: sellAll('gem', GEM_PRICE),
      },
      {
        id: 'broom',
        name: 'Borrow a broom',
        description: 'Sweeps crabs away: hold it with {key:q}, swing it with {key:space}.',
        sells: { kind: 'item', item: 'broom' },
        price: 0,
        if: [negate(ownsItem('broom'))],
        do: [callRule('refresh-log')],
      },
      {
        id: 'lantern',
        description: 'Lights up the cave.',
        sells: { kind: 'item', item: 'lantern' },
        price: LANTERN_PRICE,
        if: [negate(ownsItem('lantern'))],
        do: [callRule('refresh-log')],
      },
      {
        id: 'map',
        description: 'Shows where the key is buried. It changes with the tide.',
        sells: { kind: 'item', item: 'map' },
        price: MAP_PRICE,
        if: [negate(ownsItem('map'))],
        do: [callRule('refresh-log')],
      },
    ],
  },
};

const dialogues: Types['dialogues'] = {
  boat: {
    name: 'Rowing boat',
    start: 'shore',
    nodes: {
      shore: {
        speaker: 'Rowing boat',
        text: 'Pilchard Bay lies to the north, with its market and your friends. You keep everything you carry.',
        options: [{ text: 'Row home to Pilchard Bay.', do: [callRule('row-home')] }, { text: 'Stay here.' }],
      },
    },
  },
  sign: {
    name: 'Signpost',
    start: 'island',
    nodes: {
      island: {
        speaker: 'Signpost',
        text: 'Lamp Island. North: the cave. East: the keeper’s store. Crosses in the sand: dig at your own risk.',
        options: [{ text: 'What is in the cave?', next: 'cave' }, { text: 'Walk on.' }],
      },
      cave: {
        speaker: 'Signpost',
        text: 'A chest, they say. You need a lantern to see it and a key to open it. The key is buried under one of the crosses, and a map shows which one.',
        options: [{ text: 'I see.' }],
      },
    },
  },
};

export const types: Types = {
  units: { islander, crab, gull },
  items,
  props,
  teams,
  attributes,
  buffs,
  effects,
  sounds,
  animations,
  shops,
  dialogues,
};
