import type { Editor } from '../../editor/Editor.ts';
import type { CellChange, DraftGame } from '@playloom/draft';
import { createPaintCommand } from '../../map/commands/tiles.ts';
import type { CourseLesson, CourseClickTarget, RunCommand } from '../outline/Course.ts';
import type { LessonStepId } from '../outline/courseOutline.ts';
import { countPlacedEntities, hasPlaytested, listPlacementClickTargets } from '../game/courseQueries.ts';
import { placeMissingEntities } from '../game/ensureParts.ts';
import { countPaintedCells } from '../game/courseMap.ts';

const PAINTED_MIN = 8;
const SOLID_MIN = 4;
const TREES_MIN = 3;
/** Tile ids in the tileset of the blank starter. */
const PATH_TILE = 9;
const WATER_TILE = 57;

const MAP = () => ({ kind: 'map' }) as const;

export const paintLesson: CourseLesson<LessonStepId<'paint'>> = {
  learned:
    'You built a place where nobody has ever walked before. Maps are made of tiles, and layers decide what’s on top.',
  steps: {
    path: {
      title: 'Paint a path',
      text: `Click the “Path” layer on the right and pick a sandy tile above it. Pick the brush (B) and drag across the lawn. Paint at least ${PAINTED_MIN} tiles.`,
      hint: 'Players can walk on tiles in the “Path” layer. Click a tile at the top right, then hold the mouse button down and move over the map. Ctrl Z undoes a stroke.',
      location: MAP,
      anchors: ['layers', 'map'],
      points: (game) => pointsToPaint(findPathLayer(game), PATH_TILE),
      isDone: ({ game, tiles }) => countPaintedCells(game, tiles, (isSolid) => !isSolid) >= PAINTED_MIN,
      solution: { kind: 'edit', apply: paintPath },
    },
    solid: {
      title: 'Add something solid',
      text: `Click the “Hedge and water” layer. Scroll down a little in the tiles and pick blue water. Paint at least ${SOLID_MIN} tiles. Nobody can walk through tiles in this layer.`,
      hint: 'The layers are below the tiles. The one with the little brick wall is solid. Water comes after the sandy tiles, hedges after the water. Both count.',
      location: MAP,
      anchors: ['layers', 'map'],
      points: (game) => pointsToPaint(findSolidLayer(game), WATER_TILE),
      isDone: ({ game, tiles }) => countPaintedCells(game, tiles, (isSolid) => isSolid) >= SOLID_MIN,
      solution: { kind: 'edit', apply: paintPond },
    },
    trees: {
      title: 'Plant three trees',
      text: 'Under “Place” on the right, click Tree, then click on the map. Bushes, rocks, and benches count, too. Place at least three.',
      hint: 'Scroll down to “Place” on the right. After you click a tree there, every click on the map plants one.',
      location: MAP,
      anchors: ['things', 'map'],
      points: (game) => listPlacementClickTargets('prop', findTree(game)),
      isDone: ({ game }) => countPlacedEntities(game, 'prop') >= TREES_MIN,
      solution: { kind: 'edit', apply: plantTrees },
    },
    play: {
      title: 'Walk around in it',
      text: 'Press the green Play button, or F5. Walk with W, A, S, and D. Try to walk into the water! Press F5 again to stop.',
      hint: 'If the keys don’t work, click inside the game first.',
      location: () => null,
      anchors: ['play'],
      isLast: true,
      isDone: hasPlaytested,
      solution: { kind: 'play', players: 1 },
    },
  },
};

type Layer = DraftGame['map']['layers'][number];

const findPathLayer = ({ map }: DraftGame): Layer | undefined =>
  map.layers.find(({ id }) => id === 'path') ?? map.layers.find(({ isSolid }) => !isSolid);

const findSolidLayer = ({ map }: DraftGame): Layer | undefined => map.layers.find(({ isSolid }) => isSolid);

const findTree = ({ types }: DraftGame): string | null =>
  Object.keys(types.props).find((id) => id === 'tree') ?? Object.keys(types.props)[0] ?? null;

function pointsToPaint(layer: Layer | undefined, tile: number): readonly CourseClickTarget[] {
  if (layer === undefined) return [];
  return [
    { kind: 'layer', id: layer.id },
    { kind: 'tile', tile },
    { kind: 'tool', tool: 'brush' },
  ];
}

function paintPath(editor: Editor, run: RunCommand): void {
  const game = editor.game.get();
  const { map } = game;
  const layer = findPathLayer(game);
  if (layer === undefined) return;
  const y = Math.floor(map.height / 2);
  run(createPaintCommand(editor, layer.id, listBox(3, y, map.width - 6, 1, PATH_TILE)));
}

function paintPond(editor: Editor, run: RunCommand): void {
  const game = editor.game.get();
  const { map } = game;
  const layer = findSolidLayer(game);
  if (layer === undefined) return;
  run(createPaintCommand(editor, layer.id, listBox(map.width - 7, map.height - 5, 4, 3, WATER_TILE)));
}

function plantTrees(editor: Editor, run: RunCommand): void {
  const game = editor.game.get();
  const type = findTree(game);
  if (type === null) return;
  placeMissingEntities(editor, run, { kind: 'prop', type }, TREES_MIN - countPlacedEntities(game, 'prop'));
}

function listBox(left: number, top: number, width: number, height: number, tile: number): CellChange[] {
  return Array.from({ length: width * height }, (_, index): CellChange => [
    left + (index % width),
    top + Math.floor(index / width),
    tile,
  ]);
}
