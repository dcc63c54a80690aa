import type { EditorPart } from '../EditorPart.ts';
import '../../forms/forms.css';
import '../../forms/achievements.css';
import '../../forms/tips.css';
import { SettingsMain } from './SettingsMain.tsx';

export const settingsEditorPart: EditorPart<'settings'> = {
  kind: 'settings',
  Main: SettingsMain,
  Inspector: null,
  listActions: () => [],
};
