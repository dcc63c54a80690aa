export { areaBetween, cellsOfArea, clipArea } from './cells/areaBetween.ts';
export { lineCells } from './cells/lineCells.ts';
export { readStamp, turnStamp } from './cells/readStamp.ts';
export { cellOfStamp, stampCells } from './cells/stampCells.ts';
export { fitStamp, fitThings, readClip, writeClip } from './clipText.ts';
export { alignThings, type Alignment, boxAround, boxOfThing } from './commands/alignThings.ts';
export {
  addLayer,
  changeLayer,
  duplicateLayer,
  moveLayer,
  type NewSize,
  orderLayers,
  placeLayer,
  removeLayer,
  resizeMap,
} from './commands/layers.ts';
export {
  addRegion,
  addSpawnPoint,
  copyThings,
  findThing,
  moveThings,
  nameThings,
  pasteThings,
  pathOfThing,
  placeEntity,
  removeThings,
  resizeRegion,
  setOfThings,
  turnThings,
} from './commands/things.ts';
export {
  addTileSet,
  changeTile,
  type NewTileSet,
  removeTileSet,
  renameTileSet,
} from './commands/tileSets.ts';
export { clearArea, moveTiles, paint } from './commands/tiles.ts';
export { countTiles, type TileCounts } from './countTiles.ts';
export { createMapEditor, findPaintable, forgetGone } from './createMapEditor.ts';
export { findThingAt, findThingsIn, sizeOfEntity } from './findThings.ts';
export {
  type Area,
  BRUSH_SIZES,
  type Gesture,
  type Handle,
  type MapEditor,
  type MapPoint,
  type MapPointer,
  type MapState,
  type Stamp,
  type Thing,
  type ThingsClip,
  type ToolName,
} from './MapState.ts';
export { dropGrip, type MapGrip, pullGrip, pullSide, REGION_HANDLES } from './tools/handles.ts';
export { cancelGesture, pointAt } from './tools/mapTools.ts';
export { measureMove, snapPoint } from './tools/thingTools.ts';
