import { createElement, type ReactNode } from 'react';

/** An element of a page as plain data: its tag, its properties in React, and what it contains. */
export type PageTree = string | readonly [string, Readonly<Record<string, unknown>>, readonly PageTree[]];

/** Creates the React elements of a page. */
export function renderTree(tree: PageTree): ReactNode {
  if (typeof tree === 'string') return tree;
  const [tag, properties, children] = tree;
  return createElement(tag, properties, ...children.map(renderTree));
}
