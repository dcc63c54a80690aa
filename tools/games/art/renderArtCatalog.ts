import {
  JOINED_TILE_COUNT,
  PIXEL_RATIO,
  SHEET_COLUMNS,
  TILE_PIXELS,
  type ArtPlan,
  type SpritePlan,
} from './kit/ArtPlan.ts';
import { countPlannedTiles } from './kit/ArtPlan.ts';
import { NEIGHBORHOODS } from '../tiles/joinEdges.ts';

const HEAD = `# Art of the starter games

All art is drawn by code: \`node tools/games/art/draw.ts [slug…]\` writes \`games/<slug>/assets/*.png\` and this list,
from the plans in \`tools/games/art/<slug>/plan.ts\`. New tiles are only ever appended, so that ids stay the same.
Sizes below are those of the plan; the files are ${PIXEL_RATIO} times as wide and high, for high-resolution screens.

* **Tiles**: \`tiles.png\`, ${TILE_PIXELS}×${TILE_PIXELS} px, ${SHEET_COLUMNS} columns, firstId 1, row by row. "Overlay" tiles are transparent where nothing is drawn.
* **Joined grounds and walls** take ${JOINED_TILE_COUNT} ids. Offset 0 is the middle, offset ${JOINED_TILE_COUNT - 1} a second middle for variety. The
  others have rounded, outlined edges and are transparent outside, so that the layer below shows through.
  \`findJoinedTile(isSame)\` of \`tools/games/tiles/joinEdges.ts\` finds the offset for a cell from its eight neighbors.
  \`varyMiddleTile(offset, x, y)\` uses the second middle in a fifth of the cells; without it, wide areas look empty.
  Fill the lowest layer with the plain ground and put joined grounds in a layer above it.
  By hand: the bits of equal neighbors are N 1, NE 2, E 4, SE 8, S 16, SW 32, W 64, NW 128 (corners only where both sides
  are equal). The offsets 0…46 have the bits ${NEIGHBORHOODS.join(' ')}.
* **Sprites**: one file each. Sheets have all frames in rows of equal cells, counted from 0. Every sprite faces right.
  "Size" is the intended width × height in tiles. "Body" sizes are in tiles; offsets are from the center, y down.
* **Walkers** have 8 cells: idle 0–1, move 2–5, hurt 6, down (lying, defeated) 7. Walkers that turn left and right have their feet
  4 px above the bottom of the cell: with a 1.5×1.5 look, set the look's offset y to about -0.35 so that the feet are on the body.
`;

/** Writes catalog.md, the list of all tiles and sprites that game designers can use. */
export function renderArtCatalog(plans: readonly ArtPlan[]): string {
  return [HEAD, ...plans.map(describeGame)].join('\n');
}

function describeGame(plan: ArtPlan): string {
  const count = countPlannedTiles(plan);
  const rows = Math.ceil(count / SHEET_COLUMNS);
  const size = `${SHEET_COLUMNS * TILE_PIXELS}×${rows * TILE_PIXELS} px, ${SHEET_COLUMNS} columns, ${rows} rows, count ${count}`;
  return `## ${plan.slug}: ${plan.title}

Tiles: \`assets/tiles.png\`, ${size}.

| ids | tile | walk | note |
| --- | --- | --- | --- |
${listTiles(plan)}

| file | sheet px | cell | columns × rows | frames | size | turns | note |
| --- | --- | --- | --- | --- | --- | --- | --- |
${plan.sprites.map(describeSprite).join('\n')}
`;
}

function listTiles(plan: ArtPlan): string {
  let id = 1;
  return plan.tiles
    .map((tile) => {
      const ids = tile.count === 1 ? `${id}` : `${id}–${id + tile.count - 1}`;
      id += tile.count;
      const walk = tile.solid ? 'solid' : tile.oneWay ? 'one-way' : 'free';
      const kind = tile.count === JOINED_TILE_COUNT ? 'joined; ' : '';
      return `| ${ids} | ${tile.name} | ${walk} | ${kind}${tile.note ?? ''} |`;
    })
    .join('\n');
}

function describeSprite(sprite: SpritePlan): string {
  const [width, height] = sprite.cell;
  const frames = Object.entries(sprite.frames)
    .map(([name, cells]) => `${name} ${cells.join(' ')}`)
    .join(', ');
  return `| ${sprite.file}.png | ${width * sprite.columns}×${height * sprite.rows} | ${width}×${height} | ${sprite.columns}×${sprite.rows} | ${frames || '—'} | ${sprite.size.join('×')} | ${sprite.turns} | ${sprite.note} |`;
}
