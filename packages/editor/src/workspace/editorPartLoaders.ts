import type { EditorLocation } from '@playloom/editor-core';
import type { EditorPart } from '../parts/EditorPart.ts';

type Parts = { readonly [Kind in EditorLocation['kind']]: () => Promise<EditorPart<Kind>> };

/**
 * The parts of the editor. Each is loaded when its first tab opens, so that a user who only paints a map
 * never loads the code editor.
 */
export const editorPartLoaders: Parts = {
  map: async () => (await import('../parts/map/MapPart.tsx')).mapEditorPart,
  type: async () => (await import('../parts/types/TypePart.tsx')).typeEditorPart,
  rules: async () => (await import('../parts/rules/RulesPart.tsx')).rulesEditorPart,
  script: async () => (await import('../parts/code/CodePart.tsx')).codeEditorPart,
  panel: async () => (await import('../parts/panels/PanelPart.tsx')).panelEditorPart,
  variables: async () => (await import('../parts/variables/VariablesPart.tsx')).variablesEditorPart,
  assets: async () => (await import('../parts/library/LibraryPart.tsx')).assetsEditorPart,
  settings: async () => (await import('../parts/settings/SettingsPart.tsx')).settingsEditorPart,
};
