import type { EditorPart } from '../EditorPart.ts';
import '../../forms/forms.css';
import '../../assets/library.css';
import { AssetInspector } from './AssetInspector.tsx';
import { AssetsMain } from './AssetsMain.tsx';

export const assetsEditorPart: EditorPart<'assets'> = {
  kind: 'assets',
  Main: AssetsMain,
  Inspector: AssetInspector,
  listActions: () => [],
};
