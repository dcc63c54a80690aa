import type { GameTypes } from '@playloom/game-format';

/**
 * A location in a game that the editor can open: from a tab, the tree, a problem, a search result or a list of uses.
 */
export type EditorLocation =
  | { readonly kind: 'map'; readonly focus?: MapFocus }
  | {
      readonly kind: 'type';
      readonly of: keyof GameTypes;
      readonly id: string;
      /** The field to show, as a path inside the type. */
      readonly field?: readonly string[];
    }
  /** The rules of a group. Its name is empty for rules without a group. */
  | {
      readonly kind: 'rules';
      readonly group: string;
      readonly rule?: string;
      /** The line to show, as a path of draft keys inside the rule. */
      readonly line?: readonly string[];
    }
  | {
      readonly kind: 'script';
      readonly script: string;
      readonly file: string;
      readonly line?: number;
      readonly column?: number;
    }
  | { readonly kind: 'panel'; readonly panel: string }
  | { readonly kind: 'variables'; readonly of: 'global' | 'unit' | 'player'; readonly id?: string }
  | { readonly kind: 'assets'; readonly id?: string }
  | { readonly kind: 'settings'; readonly field?: readonly string[] };

/** The part of the map to show. */
export type MapFocus =
  | { readonly kind: 'entity'; readonly id: string }
  | { readonly kind: 'region'; readonly id: string }
  | { readonly kind: 'spawn-point'; readonly id: string }
  | { readonly kind: 'layer'; readonly id: string }
  | { readonly kind: 'tile-set'; readonly id: string };

/** Returns a key for the tab of a location. Locations with the same key share a tab. */
export function getLocationKey(location: EditorLocation): string {
  switch (location.kind) {
    case 'type':
      return `type/${location.of}/${location.id}`;
    case 'rules':
      return `rules/${location.group}`;
    case 'script':
      return `script/${location.script}/${location.file}`;
    case 'panel':
      return `panel/${location.panel}`;
    case 'map':
    case 'variables':
    case 'assets':
    case 'settings':
      return location.kind;
  }
}
