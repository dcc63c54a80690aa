import type { EditorLocation } from '@playloom/editor-core';

interface Explanation {
  readonly title: string;
  readonly text: string;
  /** Path of the documentation page. */
  readonly docs: string;
}

/** Explanations that F1 shows for each kind of location. */
export const explanations: { readonly [kind in EditorLocation['kind']]: Explanation } = {
  map: {
    title: 'The map',
    text: 'This is where the game takes place. Paint tiles on layers, place units and items, draw regions for your rules, and add spawn points for players. Every tool has a one-letter shortcut, shown next to its icon.',
    docs: '/docs/map',
  },
  type: {
    title: 'Types',
    text: 'A type defines what all its units, items, or other entities have in common: how they look, move, and act. When you change a type, everything of that type in the game changes too, even while the game is running.',
    docs: '/docs/types',
  },
  rules: {
    title: 'Rules',
    text: 'A rule is a sentence: when something happens, and if some conditions are true, do something. Click a colored word to change it. Rules run from top to bottom. Groups only help you organize them.',
    docs: '/docs/rules',
  },
  script: {
    title: 'Scripts',
    text: 'Scripts do the same things as rules, but in TypeScript. Use them for anything that is easier to write as code. They run on the server in a sandbox, so players can’t change them.',
    docs: '/docs/scripts',
  },
  panel: {
    title: 'Panels',
    text: 'Panels are your own HTML on top of the game, such as a shop, a scoreboard, or a story. Rules and scripts open a panel, and the panel sends them a message when a player clicks something.',
    docs: '/docs/panels',
  },
  variables: {
    title: 'Variables',
    text: 'Variables store values: one for the whole game, one for each player, or one for each unit. Rules and scripts read and change them.',
    docs: '/docs/types#variables',
  },
  assets: {
    title: 'Assets',
    text: 'Images and sounds that your game uses, including the ones you upload.',
    docs: '/docs/types#images',
  },
  settings: {
    title: 'Settings',
    text: 'Settings for the whole game: its name, the number of players, camera, controls, teams, and matches.',
    docs: '/docs/types#settings',
  },
};
