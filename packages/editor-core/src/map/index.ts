export { getAreaBetween, clipArea } from './cells/getAreaBetween.ts';
export { listLineCells } from './cells/listLineCells.ts';
export { readStamp, transformStamp } from './cells/readStamp.ts';
export { getStampCell, listStampCells } from './cells/listStampCells.ts';
export { removeUnknownTiles, removeUnknownReferences, parseMapClip, serializeMapClip } from './clipText.ts';
export {
  alignMapObjects,
  type Alignment,
  getBoundingBox,
  getMapObjectBox,
} from './commands/alignMapObjects.ts';
export {
  addLayer,
  setLayerField,
  duplicateLayer,
  sortLayers,
  moveLayerNextTo,
  removeLayer,
  resizeMap,
} from './commands/layers.ts';
export {
  addSpawnPoint,
  copyMapObjects,
  moveMapObjects,
  describeMapObjects,
  pasteMapObjects,
  addEntity,
  removeMapObjects,
  setMapObjectsField,
  rotateMapObjects,
} from './commands/mapObjects.ts';
export { addTileSet, changeTile, removeTileSet, renameTileSet } from './commands/tileSets.ts';
export { clearArea } from './commands/tiles.ts';
export { createTileCounter, type TileCounter } from './cells/createTileCounter.ts';
export { createMapEditor, findPaintableLayer, reconcileSelection } from './state/createMapEditor.ts';
export { findMapObject, findMapObjectAt, getEntitySize } from './state/findMapObjects.ts';
export {
  type Area,
  BRUSH_SIZES,
  type MapEditor,
  type MapPoint,
  type MapPointer,
  type MapState,
  type Stamp,
  type MapObject,
  type ToolName,
} from './state/MapState.ts';
export {
  releaseHandle,
  type MapHandle,
  dragHandle,
  moveRegionSide,
  REGION_HANDLES,
} from './tools/handles.ts';
export { cancelGesture, handleMapPointer } from './tools/mapTools.ts';
export { computeDragOffset, snapPoint } from './tools/objectTools.ts';
