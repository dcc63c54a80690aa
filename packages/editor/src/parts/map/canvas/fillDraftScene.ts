import type { DraftGame } from '@playloom/draft';
import {
  getAreaBetween,
  getMapObjectBox,
  type MapPoint,
  computeDragOffset,
  type MapState,
  getEntitySize,
  snapPoint,
} from '@playloom/editor-core';
import type { Look, PlacedEntity } from '@playloom/game-format';
import { createScene, type Scene, type SceneEntity, type SceneRegion } from '@playloom/renderer';
import type { MapEditorState } from '../state/MapEditorState.ts';
import { isInView, type MapViewport } from '../state/MapViewport.ts';

/** A scene filled from the draft. Each map object keeps its entity key across frames. */
interface DraftScene {
  readonly scene: Scene;
  readonly keys: Map<string, number>;
}

const RADIANS = Math.PI / 180;
const LABEL_COLOR = '#f6f1e4';
const CHOSEN_COLOR = '#5ec8e5';
const POINTED_COLOR = '#ffc857';
const GHOST_OPACITY = 0.55;
const DIMMED = 0.35;
const PREVIEW_KEY = -1;
const kinds = { unit: 'units', item: 'items', projectile: 'projectiles', prop: 'props' } as const;
const PAINTING: readonly MapState['tool'][] = ['brush', 'line', 'rectangle', 'fill', 'erase', 'area'];

export function createDraftScene(): DraftScene {
  return { scene: createScene(), keys: new Map() };
}

/** Shows the draft the way the game starts, with dragged objects at their new position. */
export function fillDraftScene(draft: DraftScene, editorState: MapEditorState, game: DraftGame): Scene {
  const { scene } = draft;
  const view = editorState.view.get();
  const state = editorState.map.state.get();
  scene.camera.x = view.x;
  scene.camera.y = view.y;
  scene.camera.tilesInView = view.height / view.scale;
  scene.layerOpacities = readOpacities(game, state, editorState.isDimming.get());
  scene.regions = editorState.is3d.get() ? listMarks(editorState, game) : [];
  scene.entities = [...listEntities(draft, editorState, game, view), ...describePreview(editorState, game)];
  return scene;
}

function readOpacities(game: DraftGame, state: MapState, isDimming: boolean): Scene['layerOpacities'] {
  const isPainting = isDimming && PAINTING.includes(state.tool);
  return Object.fromEntries(
    game.map.layers.map(({ id, isVisible, opacity }) => [
      id,
      isVisible ? opacity * (isPainting && id !== state.layer ? DIMMED : 1) : 0,
    ]),
  );
}

/** Lists the visible objects. In 2D, the others are skipped with one comparison each. */
function listEntities(
  draft: DraftScene,
  editorState: MapEditorState,
  game: DraftGame,
  view: MapViewport,
): SceneEntity[] {
  const { gesture, selected } = editorState.map.state.get();
  const by = gesture?.kind === 'move' ? computeDragOffset(editorState.map, gesture.from, gesture.to) : null;
  const moved = new Set(by === null ? [] : selected.flatMap(({ kind, id }) => (kind === 'entity' ? id : [])));
  const turned = gesture?.kind === 'turn' && gesture.mapObject.kind === 'entity' ? gesture : null;
  const found: SceneEntity[] = [];
  for (const entity of game.map.entities) {
    const isMoved = moved.has(entity.id);
    if (!isMoved && !editorState.is3d.get() && !isSeen(game, view, entity)) continue;
    const rotation = turned?.mapObject.id === entity.id ? turned.degrees : entity.rotation;
    const key = getEntityKey(draft, entity.id);
    const isCopying = isMoved && gesture?.kind === 'move' && gesture.isCopying;
    const at = isMoved && by !== null ? { x: entity.x + by.x, y: entity.y + by.y } : entity;
    const described = describe(game, { ...entity, rotation }, key, isCopying ? entity : at);
    if (described === null) continue;
    found.push(described);
    // The copy gets a negative key, so that it doesn't conflict with existing objects.
    if (isCopying) found.push({ ...described, x: at.x, y: at.y, key: -key - 2, opacity: GHOST_OPACITY });
  }
  return found;
}

/**
 * Lists what 3D draws on the ground instead of in the overlay: regions, the selection, and the cell under the
 * pointer.
 */
function listMarks(editorState: MapEditorState, game: DraftGame): SceneRegion[] {
  const { selected, area, gesture } = editorState.map.state.get();
  const boxes = [
    ...selected.flatMap((mapObject) => getMapObjectBox(game, mapObject) ?? []),
    ...(area === null ? [] : [area]),
  ];
  const at = editorState.pointer.get() ?? editorState.cursor.get();
  const dragged =
    gesture !== null && 'from' in gesture && gesture.kind !== 'move'
      ? [getAreaBetween(gesture.from, gesture.to)]
      : [];
  const cell = at === null ? [] : [{ x: Math.floor(at.x), y: Math.floor(at.y), width: 1, height: 1 }];
  return [
    ...Object.values(game.map.regions),
    ...boxes.map((box) => ({ ...box, color: CHOSEN_COLOR })),
    ...[...dragged, ...cell].map((box) => ({ ...box, color: POINTED_COLOR })),
  ];
}

function isSeen(game: DraftGame, view: MapViewport, entity: PlacedEntity): boolean {
  const { width, height } = getEntitySize(game, entity);
  const reach = Math.max(width, height) + 1;
  return isInView(view, { x: entity.x - reach, y: entity.y - reach, width: reach * 2, height: reach * 2 });
}

function getEntityKey({ keys }: DraftScene, id: string): number {
  const known = keys.get(id);
  if (known !== undefined) return known;
  keys.set(id, keys.size + 1);
  return keys.size;
}

function describe(game: DraftGame, entity: PlacedEntity, key: number, at: MapPoint): SceneEntity | null {
  const type = game.types[kinds[entity.kind]][entity.type];
  const look: Look | undefined = type?.look;
  if (look === undefined) return null;
  const teamId = entity.team;
  const team = teamId === null ? undefined : game.types.teams[teamId];
  const idle = look.animations.idle;
  const hasLabel = entity.kind === 'unit' && (game.types.units[entity.type]?.hasNameLabel ?? false);
  return {
    key,
    x: at.x,
    y: at.y,
    rotation: entity.rotation * RADIANS,
    scale: entity.scale,
    look,
    opacity: look.opacity,
    tint: null,
    animation: idle === null ? null : { name: idle, since: 0 },
    held: null,
    streams: [],
    label: hasLabel
      ? { text: entity.name ?? type?.name ?? entity.type, color: team?.color ?? LABEL_COLOR }
      : null,
    speech: null,
    emote: null,
    bars: [],
    hasShadow: entity.kind === 'unit',
    ring: null,
    team:
      team === undefined || teamId === null
        ? null
        : { color: team.color, index: Object.keys(game.types.teams).indexOf(teamId) },
  };
}

/** Describes the object that the place tool would add at the pointer. */
function describePreview({ map, pointer, cursor }: MapEditorState, game: DraftGame): SceneEntity[] {
  const { tool, placing } = map.state.get();
  const cell = cursor.get();
  const at = pointer.get() ?? (cell === null ? null : { x: cell.x + 0.5, y: cell.y + 0.5 });
  if (tool !== 'place' || placing === null || at === null) return [];
  const { x, y } = snapPoint(map, at);
  const entity = { ...placing, id: '', x, y, rotation: 0, scale: 1, team: null, variables: {} };
  const described = describe(game, entity, PREVIEW_KEY, { x, y });
  return described === null ? [] : [{ ...described, opacity: GHOST_OPACITY, label: null }];
}
