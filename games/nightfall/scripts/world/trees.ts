import { distanceBetween } from './camp.ts';

export interface Tree extends Point {
  readonly prop: Prop;
}

const TREE_TYPES = ['fir', 'oak'];

/** Trees that have not been felled. The rules of the group “Trees” fell them and let them grow back. */
const trees: Tree[] = [];

/** Lists the trees again. Call this once a second. */
export function updateTrees(): void {
  trees.length = 0;
  for (const type of TREE_TYPES) {
    for (const prop of props.propsOfType(type)) trees.push({ prop, ...positions.positionOf(prop)! });
  }
}

/** The nearest tree that `isSuitable` accepts. */
export function findTree(from: Point, isSuitable: (tree: Tree) => boolean): Tree | null {
  let nearest: Tree | null = null;
  let shortest = Infinity;
  for (const tree of trees) {
    const distance = distanceBetween(from, tree);
    // The list can be up to a second old, so check that the tree still exists.
    if (distance >= shortest || !isSuitable(tree) || !logic.exists(tree.prop)) continue;
    nearest = tree;
    shortest = distance;
  }
  return nearest;
}
