import type { DraftGame } from '@playloom/draft';
import type { EditorLocation } from '../locations/EditorLocation.ts';
import { getSingularName, TYPE_KINDS } from '../tree/kinds.ts';
import { getAssetName } from '../references/getAssetName.ts';
import { getRuleGroupName } from '../locations/getRuleGroupName.ts';

export interface NamedLocation {
  readonly text: string;
  /** The kind of object, such as “unit” or “rule in Combat”. */
  readonly where: string;
  readonly location: EditorLocation;
}

/** Lists everything in the game that has a name. */
export function* listNamedLocations(game: DraftGame): Generator<NamedLocation> {
  for (const kind of [...TYPE_KINDS, 'sounds' as const]) {
    for (const [id, { name }] of Object.entries<{ readonly name: string }>(game.types[kind] ?? {})) {
      yield { text: name || id, where: getSingularName(kind), location: { kind: 'type', of: kind, id } };
    }
  }
  for (const { id, name, group } of game.rules) {
    yield {
      text: name,
      where: `rule in ${getRuleGroupName(group)}`,
      location: { kind: 'rules', group, rule: id },
    };
  }
  for (const [script, { name, files }] of Object.entries(game.scripts)) {
    const names = Object.keys(files);
    for (const file of names) {
      yield {
        text: names.length > 1 ? `${name}/${file}` : name,
        where: 'script',
        location: { kind: 'script', script, file },
      };
    }
  }
  for (const panel of Object.keys(game.data.ui))
    yield { text: panel, where: 'panel', location: { kind: 'panel', panel } };
  for (const owner of ['global', 'unit', 'player'] as const) {
    for (const id of Object.keys(game.variables[owner] ?? {})) {
      yield { text: id, where: `${owner} variable`, location: { kind: 'variables', of: owner, id } };
    }
  }
  for (const [id, { name }] of Object.entries(game.map.regions)) {
    yield { text: name, where: 'region', location: { kind: 'map', focus: { kind: 'region', id } } };
  }
  for (const { id, name } of game.map.layers) {
    yield { text: name, where: 'layer', location: { kind: 'map', focus: { kind: 'layer', id } } };
  }
  for (const [id, asset] of Object.entries(game.assets)) {
    yield { text: getAssetName(id, asset), where: 'asset', location: { kind: 'assets', id } };
  }
}
