import { findByEnd } from './findByEnd.ts';

/** What one entry of a list or record is called, keyed by the end of the path. */
const ENTRIES: { readonly [path: string]: string } = {
  'controls.keys': 'ability',
  'inventory.startItems': 'starting item',
  'death.drops': 'drop',
  'motion.path': 'point',
  'teams.*.relations': 'team',
  achievements: 'achievement',
  attributes: 'attribute',
  awards: 'award',
  goals: 'goal',
  maps: 'map',
  nodes: 'node',
  offers: 'offer',
  tips: 'tip',
  options: 'option',
  variables: 'variable',
};

/** Returns what one entry of a list or record is called in the middle of a sentence. */
export function getListEntryName(path: readonly string[]): string {
  return findByEnd(ENTRIES, path) ?? 'entry';
}
