import { materialize } from '@playloom/draft';
import { type JsonObject, parseGame } from '@playloom/game-format';
import { describe, expect, it } from 'vitest';
import type { Command, Editor } from '../editor/Editor.ts';
import { runCommand, undo } from '../history/runCommand.ts';
import { insertLines, replaceEntry, setSlotValue } from './lineCommands.ts';
import { suggestValues } from './suggestValues.ts';
import { readLineSentence } from './readLineSentence.ts';
import { listSlots } from './readSentence.ts';
import { suggestEntries } from './suggestEntries.ts';
import { findLineAt, openExampleEditor, readExampleTree } from './testing/openExampleEditor.ts';
import { addWorldMapsToCommand, addWorldMapsToGame } from './worldMaps.ts';

const MAPS = [
  { id: 'cave', name: 'Deep cave' },
  { id: 'tower', name: 'Tower' },
];
const SEND: JsonObject = { do: 'sendPlayerToMap', player: { get: 'triggeringPlayer' } };

/** Opens a game that refers only to the island map. Its world also has a cave and a tower. */
function openTravelExample(action: JsonObject = SEND): Editor {
  return openExampleEditor([{ id: 'tested', name: 'Tested', when: { when: 'playerJoins' }, do: [action] }]);
}

function run(editor: Editor, command: Command | null): void {
  runCommand(editor, addWorldMapsToCommand(editor, MAPS, command!));
}

function mapsOf(editor: Editor): unknown {
  const parsed = parseGame(materialize(editor.draft));
  return parsed.ok
    ? Object.entries(parsed.value.world.maps).map(([id, { name }]) => `${id}: ${name}`)
    : parsed;
}

describe('[EN-08:part] the maps of a world in rules', () => {
  it('are all offered, with the game’s own names where it has them', () => {
    const editor = openTravelExample({ ...SEND, map: 'island' });
    const line = findLineAt(editor, 'do[0]');
    const slot = listSlots(readLineSentence(editor.game.get(), line)).find(
      ({ spec }) => spec.type === 'worldMap',
    )!;
    const offer = (maps: typeof MAPS) =>
      suggestValues(addWorldMapsToGame(editor.game.get(), maps), line.scope, slot.spec, '')
        .filter(({ group }) => group === 'thing')
        .map(({ text }) => text);
    expect(offer([])).toEqual(['Island']);
    expect(offer([...MAPS, { id: 'island', name: 'Renamed since' }]).toSorted()).toEqual([
      'Deep cave',
      'Island',
      'Tower',
    ]);
  });

  it('make the action available in a game that names no map yet', () => {
    const editor = openTravelExample({ do: 'endMatch' });
    const alone = { ...editor.game.get(), world: { ...editor.game.get().world, maps: {} } };
    const { scope } = findLineAt(editor, 'do[0]');
    const find = (game: typeof alone) =>
      suggestEntries(game, scope, 'send to map').map(({ entry }) => entry.name);
    expect(find(alone)).not.toContain('sendPlayerToMap');
    expect(find(addWorldMapsToGame(alone, MAPS))[0]).toBe('sendPlayerToMap');
  });

  it('are added to the game in the same step when one is chosen', () => {
    const editor = openTravelExample({ ...SEND, map: 'island' });
    run(editor, setSlotValue(readExampleTree(editor).tree, findLineAt(editor, 'do[0]'), ['map'], 'cave'));
    expect(mapsOf(editor)).toEqual(['cave: Deep cave', 'island: Island']);
    undo(editor);
    expect(mapsOf(editor)).toEqual(['island: Island']);
  });

  it('are added when a whole line is inserted or its entry changes', () => {
    const editor = openTravelExample({ do: 'endMatch' });
    const { tree } = readExampleTree(editor);
    run(editor, insertLines(editor, tree, [...tree.path, 'do'], null, [{ ...SEND, map: 'tower' }]).command);
    expect(mapsOf(editor)).toEqual(['island: Island', 'tower: Tower']);
    const game = addWorldMapsToGame(editor.game.get(), MAPS);
    run(
      editor,
      replaceEntry(game, readExampleTree(editor).tree, findLineAt(editor, 'do[0]'), { ...SEND, map: 'cave' }),
    );
    expect(mapsOf(editor)).toEqual(['cave: Deep cave', 'island: Island', 'tower: Tower']);
  });

  it('are not added for text that only looks like a map', () => {
    const editor = openTravelExample({ do: 'showMessage', text: 'Welcome' });
    run(editor, setSlotValue(readExampleTree(editor).tree, findLineAt(editor, 'do[0]'), ['text'], 'cave'));
    expect(mapsOf(editor)).toEqual(['island: Island']);
  });
});
