import type { GameTypes } from '@playloom/game-format';

/**
 * A location in a game that the editor can show: the content of a tab or tree entry, and the target of problems,
 * search results and uses.
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
  /** All rules of a group. The unnamed group is “Rules”. */
  | {
      readonly kind: 'rules';
      readonly group: string;
      readonly rule?: string;
      /** A line of the rule, as a path of keys. */
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

/** An object on the map. */
export type MapFocus =
  | { readonly kind: 'entity'; readonly id: string }
  | { readonly kind: 'region'; readonly id: string }
  | { readonly kind: 'spawn-point'; readonly id: string }
  | { readonly kind: 'layer'; readonly id: string }
  | { readonly kind: 'tile-set'; readonly id: string };

/** Locations with the same key share a tab. */
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
