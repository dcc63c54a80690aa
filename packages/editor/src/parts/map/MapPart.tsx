import type { EditorPart } from '../EditorPart.ts';
import { listMapActions } from './listMapActions.ts';
import './map.css';
import { MapInspector } from './inspector/MapInspector.tsx';
import { MapMain } from './MapMain.tsx';

export const mapEditorPart: EditorPart<'map'> = {
  kind: 'map',
  Main: MapMain,
  Inspector: MapInspector,
  listActions: listMapActions,
};
