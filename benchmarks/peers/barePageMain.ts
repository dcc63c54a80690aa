import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderTree, type PageTree } from '../mobile/PageTree.ts';

declare global {
  interface Window {
    pageTree: PageTree;
  }
}

// The script of the bare page: React and the page itself, nothing else.
startTransition(() => void hydrateRoot(document, renderTree(window.pageTree)));
