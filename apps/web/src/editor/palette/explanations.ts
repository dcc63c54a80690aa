import type { EditorLocation } from '@playloom/editor-core';

interface Explanation {
  readonly title: string;
  readonly text: string;
  /** The page that says more. */
  readonly docs: string;
}

/** What F1 says about each kind of place. */
export const explanations: { readonly [kind in EditorLocation['kind']]: Explanation } = {
  map: {
    title: 'The map',
    text: 'Where the game happens. Paint tiles on layers, place units and items, mark regions for rules to speak of, and set spawn points where players appear. Every tool has a letter; it stands beside its picture.',
    docs: '/docs/map',
  },
  type: {
    title: 'Types',
    text: 'A type says what all of a kind have in common: how they look, how they move, what they can do. Change it once, and everything of that type in the game follows, also while it runs.',
    docs: '/docs/types',
  },
  rules: {
    title: 'Rules',
    text: 'A rule is a sentence: when something happens, and if something holds, do something. Click a colored word to change it. Rules run from top to bottom; the group they are in is only for order.',
    docs: '/docs/rules',
  },
  script: {
    title: 'Scripts',
    text: 'The same as rules, in TypeScript, for whatever is shorter in code. Scripts run on the server in a box of their own, so players cannot change them.',
    docs: '/docs/scripts',
  },
  panel: {
    title: 'Panels',
    text: 'A page of your own over the game, in HTML: a shop, a score, a story. Rules and scripts show it, and it tells them what players click.',
    docs: '/docs/panels',
  },
  variables: {
    title: 'Variables',
    text: 'What the game remembers: one value for everybody, one for each player, or one for each unit. Rules and scripts read and change them.',
    docs: '/docs/types#variables',
  },
  assets: {
    title: 'Assets',
    text: 'Pictures and sounds that the game uses: those that came with it, and yours.',
    docs: '/docs/types#pictures',
  },
  settings: {
    title: 'Settings',
    text: 'What holds for the whole game: its name, how many can play, camera, controls, teams and matches.',
    docs: '/docs/types#settings',
  },
};
