import type { DraftGame, DraftPath } from '@playloom/draft';
import type { GameTypes } from '@playloom/game-format';
import type { MapFocus, EditorLocation } from './EditorLocation.ts';

const mapFocus: { readonly [part: string]: MapFocus['kind'] } = {
  entities: 'entity',
  regions: 'region',
  spawnPoints: 'spawn-point',
  layers: 'layer',
  tileSets: 'tile-set',
};

/** Finds the location in the editor that shows a part of the draft. */
export function findLocationOfPath(game: DraftGame, path: DraftPath): EditorLocation {
  const [part, second, third, ...rest] = path;
  if (part === 'map') return createMapLocation(second, third);
  if (part === 'types' && second !== undefined && third !== undefined) {
    return { kind: 'type', of: second as keyof GameTypes, id: third, field: rest };
  }
  if (part === 'rules' && second !== undefined) {
    const rule = game.rules.find(({ id }) => id === second);
    return { kind: 'rules', group: rule?.group ?? '', rule: second, line: path.slice(2) };
  }
  if (part === 'scripts' && second !== undefined) {
    const file = rest[0] ?? Object.keys(game.scripts[second]?.files ?? {})[0] ?? '';
    return { kind: 'script', script: second, file };
  }
  if (part === 'variables') {
    const of = second === 'unit' || second === 'player' ? second : 'global';
    return third === undefined ? { kind: 'variables', of } : { kind: 'variables', of, id: third };
  }
  if (part === 'assets') return second === undefined ? { kind: 'assets' } : { kind: 'assets', id: second };
  if (part === 'data' && second === 'ui' && third !== undefined) return { kind: 'panel', panel: third };
  return { kind: 'settings', field: path };
}

function createMapLocation(part: string | undefined, id: string | undefined): EditorLocation {
  const kind = part === undefined ? undefined : mapFocus[part];
  return kind === undefined || id === undefined ? { kind: 'map' } : { kind: 'map', focus: { kind, id } };
}
