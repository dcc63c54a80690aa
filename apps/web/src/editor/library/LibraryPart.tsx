import type { EditorPart } from '../EditorPart.ts';
import '../types/types.css';
import './library.css';
import { LibraryInspector } from './LibraryInspector.tsx';
import { LibraryMain } from './LibraryMain.tsx';

export const libraryEditorPart: EditorPart<'assets'> = {
  kind: 'assets',
  Main: LibraryMain,
  Inspector: LibraryInspector,
  listActions: () => [],
};
