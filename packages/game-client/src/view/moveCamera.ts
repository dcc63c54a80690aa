import type { Point } from '@playloom/game-format';
import { followCamera, type FollowSettings, snapCamera, type SceneCamera } from '@playloom/renderer';
import type { ClientSession, ShownUnit } from '../play/ClientSession.ts';
import { interpolatePose } from './EntityTrack.ts';

export interface CameraState {
  /** Whom it followed last: somebody else far away is cut to. */
  isPlaced: boolean;
}

/** The widest screen that the room reckons with. */
const ASPECT_MAX = 21 / 9;

/** Lets the camera look at what the game wants seen: a place, a thing, or the own unit. */
export function moveCamera(
  session: ClientSession,
  camera: SceneCamera,
  memory: CameraState,
  own: ShownUnit | null,
  aspect: number,
  seconds: number,
): void {
  const { settings, map } = session.game;
  const follow: FollowSettings = {
    // What lies beyond is not sent: a wider screen sees it larger instead.
    tilesInView: settings.camera.tilesInView * Math.min(1, ASPECT_MAX / aspect),
    zoom: session.view.own.camera.zoom || settings.camera.zoom,
    smoothing: settings.camera.smoothing,
    bounds: settings.camera.bounds === 'map' ? { width: map.width, height: map.height } : null,
    aspect,
  };
  const target = findTarget(session, own);
  if (memory.isPlaced) {
    followCamera(camera, target, follow, seconds);
    return;
  }
  snapCamera(camera, target ?? firstLook(session), follow);
  memory.isPlaced = target !== null || session.view.tick >= 0;
}

function findTarget(session: ClientSession, own: ShownUnit | null): Point | null {
  const { camera } = session.view.own;
  if (camera.position !== null) return camera.position;
  if (camera.target !== null && camera.target !== own?.id) {
    const track = session.tracks.get(camera.target);
    const pose = track && interpolatePose(track, session.shownTicks.ticks, session.tickMs / 1000);
    if (pose != null) return pose;
  }
  return session.game.settings.camera.follow === 'own-unit' ? own : null;
}

/** Before there is a unit: where units appear, or the middle of the map. */
function firstLook({ game }: ClientSession): Point {
  const spawn = Object.values(game.map.spawnPoints)[0];
  return spawn ?? { x: game.map.width / 2, y: game.map.height / 2 };
}
