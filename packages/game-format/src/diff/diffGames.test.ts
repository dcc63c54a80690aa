import { describe, expect, it } from 'vitest';
import { exampleGame } from '../example/exampleGame.ts';
import { diffGames } from './diffGames.ts';
import type { Game, GameInput } from '../document/gameSchema.ts';
import { CHUNK_CELLS } from '../document/limits.ts';
import { encodeChunk } from '../map/encodeChunk.ts';
import { parseGame } from '../parse/parseGame.ts';

function gameWith(change: (game: GameInput) => void = () => {}): Game {
  const game = exampleGame();
  change(game);
  const answer = parseGame(game);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

function changesOf(change: (game: GameInput) => void): [string, string][] {
  return diffGames(gameWith(), gameWith(change)).map(({ path, message }) => [path, message]);
}

describe('diffGames', () => {
  it('finds no changes between a game and itself', () => {
    expect(diffGames(gameWith(), gameWith())).toEqual([]);
  });

  it('lists each changed field with its old and new value', () => {
    expect(
      changesOf((game) => {
        game.types!.units!['knight']!.controls!.speed = 6;
        game.types!.units!['knight']!.look = { width: 2 };
        game.settings.isLobbyEnabled = true;
        game.settings.tags = ['calm'];
      }),
    ).toEqual([
      ['settings.tags', 'Settings: tags changed'],
      ['settings.isLobbyEnabled', 'Settings: is lobby enabled no → yes'],
      ['types.units.knight.look.width', 'Unit type Knight: look width 1 → 2'],
      ['types.units.knight.controls.speed', 'Unit type Knight: speed 4 → 6'],
    ]);
  });

  it('lists added and removed parts', () => {
    const changes = diffGames(
      gameWith(),
      gameWith((game) => {
        game.types!.units!['bear'] = { name: 'Bear' };
        delete game.types!.sounds!['bell'];
        game.rules!.push({ id: 'close', name: 'Close gate', when: { when: 'gameStarts' } });
        game.map!.regions!['gate']!.name = 'Big gate';
      }),
    );
    expect(changes).toEqual([
      { kind: 'changed', path: 'map.regions.gate.name', message: 'Region Gate: name “Gate” → “Big gate”' },
      { kind: 'added', path: 'types.units.bear', message: 'Unit type Bear added' },
      { kind: 'removed', path: 'types.sounds.bell', message: 'Sound Bell removed' },
      { kind: 'added', path: 'rules[1]', message: 'Rule “Close gate” added' },
    ]);
  });

  it('lists the changed parts of a rule and rules that moved', () => {
    const second = { id: 'second', name: 'Second', when: { when: 'gameStarts' } } as const;
    const before = gameWith((game) => game.rules!.push(second));
    const after = gameWith((game) => {
      game.rules!.unshift({ ...second, isEnabled: false, do: [{ do: 'stopRule' }] });
    });
    expect(diffGames(before, after).map(({ path, message }) => [path, message])).toEqual([
      ['rules[0].isEnabled', 'Rule “Second”: is enabled yes → no'],
      ['rules[0].do', 'Rule “Second”: actions changed'],
      ['rules', 'Rules are in a different order'],
    ]);
  });

  it('counts the changed tiles of a layer, including added and removed chunks', () => {
    expect(
      changesOf((game) => {
        const cells = new Uint16Array(CHUNK_CELLS);
        cells.fill(3, 0, 132);
        game.map!.layers![1]!.chunks = { '0,0': encodeChunk(cells) };
        game.map!.layers![0]!.chunks = {};
      }),
    ).toEqual([
      ['map.layers[0].chunks', `Layer Floor: ${CHUNK_CELLS} tiles changed`],
      ['map.layers[1].chunks', 'Layer Walls: 132 tiles changed'],
    ]);
  });

  it('lists changes in scripts, panels and variables', () => {
    expect(
      changesOf((game) => {
        game.scripts = { world: { name: 'World', files: { 'initialize.ts': 'start();' } } };
        game.data!.ui!['menu']!.htmlData = '<p>A much longer panel than there was before</p>';
        game.variables!.global!['gold']!.initial = 5;
      }),
    ).toEqual([
      ['variables.global.gold.initial', 'Game variable Gold: initial 0 → 5'],
      ['scripts.world', 'Script World added'],
      ['data.ui.menu.htmlData', 'Panel menu: html data changed'],
    ]);
  });
});
