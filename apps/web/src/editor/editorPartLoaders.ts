import type { EditorLocation } from '@playloom/editor-core';
import type { EditorPart } from './EditorPart.ts';

type Parts = { readonly [Kind in EditorLocation['kind']]: () => Promise<EditorPart<Kind>> };

/**
 * The parts of the editor. Each is loaded when its first tab opens, so that a user who only paints a map
 * never loads the code editor.
 */
export const editorPartLoaders: Parts = {
  map: async () => (await import('./map/MapPart.tsx')).mapEditorPart,
  type: async () => (await import('./types/TypePart.tsx')).typeEditorPart,
  rules: async () => (await import('./rules/RulesPart.tsx')).rulesEditorPart,
  script: async () => (await import('./code/CodePart.tsx')).codeEditorPart,
  panel: async () => (await import('./panels/PanelPart.tsx')).panelEditorPart,
  variables: async () => (await import('./types/VariablesPart.tsx')).variablesEditorPart,
  assets: async () => (await import('./library/LibraryPart.tsx')).assetsEditorPart,
  settings: async () => (await import('./settings/SettingsPart.tsx')).settingsEditorPart,
};
