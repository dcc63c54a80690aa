import { distanceTo } from './camp.ts';

export interface Tree extends Point {
  readonly prop: Prop;
}

const KINDS = ['fir', 'oak'];

/** What stands now. Rules fell trees and let them grow (source/treeRules.ts). */
const trees: Tree[] = [];

export function lookForTrees(): void {
  trees.length = 0;
  for (const kind of KINDS) {
    for (const prop of props.propsOfType(kind)) trees.push({ prop, ...positions.positionOf(prop)! });
  }
}

/** The nearest standing tree that passes. */
export function findTree(from: Point, passes: (tree: Tree) => boolean): Tree | null {
  let nearest: Tree | null = null;
  let shortest = Infinity;
  for (const tree of trees) {
    const away = distanceTo(from, tree);
    if (away >= shortest || !passes(tree) || !logic.exists(tree.prop)) continue;
    nearest = tree;
    shortest = away;
  }
  return nearest;
}
