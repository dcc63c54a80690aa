import {
  JOINED_TILES,
  SHARPNESS,
  SHEET_COLUMNS,
  TILE_PIXELS,
  type ArtPlan,
  type SpritePlan,
} from './kit/ArtPlan.ts';
import { countPlannedTiles } from './kit/ArtPlan.ts';
import { NEIGHBORHOODS } from './joinEdges.ts';

const HEAD = `# The art of the starter games

Drawn by code: \`node games/art/draw.ts [slug…]\` writes \`games/<slug>/assets/*.png\`.
Sizes below are those of the plan; the files have ${SHARPNESS} times as many pixels each way, for sharp screens.
This list is written by the same program from the plans in \`games/art/<slug>/plan.ts\`; ids only ever get appended.

* **Tiles**: \`tiles.png\`, ${TILE_PIXELS}×${TILE_PIXELS} px, ${SHEET_COLUMNS} columns, firstId 1, row by row. "Overlay" tiles are transparent around the drawing.
* **Joined grounds and walls** take ${JOINED_TILES} ids. Offset 0 is the middle, offset ${JOINED_TILES - 1} a second middle for variety, the
  others have rounded, outlined edges towards whatever lies in the layer below (transparent outside).
  \`findJoinedTile(isSame)\` of \`games/art/joinEdges.ts\` gives the offset for a cell from its eight neighbours.
  \`varyMiddle(offset, x, y)\` puts the second middle into a fifth of the cells; without it wide grounds are bare.
  Put the plain ground in the lowest layer everywhere and joined ones in a layer above.
  By hand: bits of equal neighbours N 1, NE 2, E 4, SE 8, S 16, SW 32, W 64, NW 128 (corners only where both sides are
  equal) in the order of offsets 0…46: ${NEIGHBORHOODS.join(' ')}.
* **Sprites**: one file per thing. Sheets have all frames in rows of equal cells, counted from 0. Everything looks to the right.
  "Size" is the width × height in tiles the look is meant for; "body" hints are in tiles, offsets from the middle, y down.
* **Walkers** have 8 cells: idle 0–1, move 2–5, hurt 6, down (lying, defeated) 7. Standing figures (turns left-right) have their feet
  4 px above the bottom of the cell: with a 1.5×1.5 look set the look's offset y to about -0.35 so that the feet stand on the body.
`;

/** The list game designers work from. */
export function writeArtCatalog(plans: readonly ArtPlan[]): string {
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
      const kind = tile.count === JOINED_TILES ? 'joined; ' : '';
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
