import type { EditorLocation } from '@playloom/editor-core';
import type { EditorPart } from './EditorPart.ts';

type Parts = { readonly [Kind in EditorLocation['kind']]: () => Promise<EditorPart<Kind>> };

/**
 * The parts of the editor. Each is loaded when its first tab opens, so that a user who only paints a map
 * never loads the code editor.
 */
export const parts: Parts = {
  map: async () => (await import('./map/MapPart.tsx')).part,
  type: async () => (await import('./types/TypePart.tsx')).part,
  rules: async () => (await import('./rules/RulesPart.tsx')).part,
  script: async () => (await import('./code/CodePart.tsx')).part,
  panel: async () => (await import('./panels/PanelPart.tsx')).part,
  variables: async () => (await import('./types/VariablesPart.tsx')).part,
  assets: async () => (await import('./library/LibraryPart.tsx')).part,
  settings: async () => (await import('./settings/SettingsPart.tsx')).part,
};
