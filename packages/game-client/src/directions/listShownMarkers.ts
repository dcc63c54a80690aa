import type { Point } from '@playloom/game-format';
import { type EntityView, type MarkerView, markerFlags } from '@playloom/protocol';
import { getTeamShape, teamShapePaths } from '../hud/state/getTeamShape.ts';
import type { MinimapDot } from '../hud/state/HudState.ts';
import { interpolatePose } from '../entities/EntityTrack.ts';
import type { ClientSession } from '../session/ClientSession.ts';
import { hasTeamMarks, type PlayerSettings } from '../settings/PlayerSettings.ts';
import { recolorTeams } from '../settings/teamPalettes.ts';
import { findEntityLook } from '../view/findEntityLook.ts';
import { markerPaths } from '@playloom/game-format/markers';

/** A marker at its position on the map, as the player sees it. */
export interface ShownMarker {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** How far above its position the icon is, in tiles. */
  readonly lift: number;
  /** The shape of the icon, on a grid of 12 by 12. */
  readonly path: string;
  readonly color: string;
  readonly flags: number;
}

const MARKER_COLOR = '#ffc857';
const LIFT = 0.3;
const REGION_LIFT = 0;
/** Names are over a unit’s head. */
const NAME_LIFT = 0.6;

/** Lists the markers of this player. Entities in view are where they are drawn, others where the room said they are. */
export function listShownMarkers(session: ClientSession, settings: PlayerSettings): ShownMarker[] {
  const shown: ShownMarker[] = [];
  for (const marker of session.view.own.markers) {
    const entity = marker.entity === null ? undefined : session.view.entities.get(marker.entity);
    const place = (entity === undefined ? null : findEntityPlace(session, entity)) ?? marker.at;
    if (place === null) continue;
    const { x, y } = place;
    shown.push({
      key: marker.entity === null ? `${x},${y}` : `${marker.entity}`,
      x,
      y,
      lift: findLift(session, marker, entity),
      ...describeIcon(session, settings, marker, entity),
      flags: marker.flags,
    });
  }
  return shown;
}

/** The dots of the markers on the minimap. */
export function listMarkerDots(markers: readonly ShownMarker[]): MinimapDot[] {
  return markers
    .filter(({ flags }) => (flags & markerFlags.map) !== 0)
    .map(({ x, y, color, path }) => ({ x, y, color, path, shape: 'circle', isMe: false }));
}

/** Where an entity is drawn. Null if it doesn’t exist yet at the shown moment. */
export function findEntityPlace(session: ClientSession, entity: EntityView): Point | null {
  const track = session.tracks.get(entity.id);
  return track ? interpolatePose(track, session.shownTicks.ticks, session.tickMs / 1000) : entity;
}

/** How far above its position the icon of a marker is. */
function findLift(
  session: ClientSession,
  { entity: id }: MarkerView,
  entity: EntityView | undefined,
): number {
  if (id === null) return REGION_LIFT;
  return entity === undefined ? LIFT : findTop(session, entity);
}

/** How far above its position an entity ends, with its name and some space, in tiles. */
export function findTop({ game }: ClientSession, entity: EntityView): number {
  const look = findEntityLook(game, entity);
  const top = look === null ? 0 : look.height / 2 - look.offset.y;
  return top * entity.scale + (entity.kind === 'unit' && entity.hasNameLabel ? NAME_LIFT : LIFT);
}

/** A dot on a member of a team has the shape of the team, if the player wants shapes. */
function describeIcon(
  { game }: ClientSession,
  settings: PlayerSettings,
  { icon, color, team }: MarkerView,
  entity: EntityView | undefined,
): Pick<ShownMarker, 'path' | 'color'> {
  const { teams } = recolorTeams(game, settings.teamPalette).types;
  const found = team === null ? undefined : teams[team];
  const look = entity === undefined ? null : findEntityLook(game, entity);
  const hasShape = icon === 'dot' && team !== null && found !== undefined && hasTeamMarks(settings);
  return {
    path: hasShape ? teamShapePaths[getTeamShape(Object.keys(teams).indexOf(team))] : markerPaths[icon],
    color: color ?? found?.color ?? look?.color ?? MARKER_COLOR,
  };
}
