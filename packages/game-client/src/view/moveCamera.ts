import type { Point } from '@playloom/game-format';
import { protocolLimits } from '@playloom/protocol';
import { followCamera, type FollowSettings, snapCamera, type SceneCamera } from '@playloom/renderer';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';
import { interpolatePose } from '../entities/EntityTrack.ts';

export interface CameraState {
  /** False makes the camera jump to its target in the next frame instead of gliding there. */
  isPlaced: boolean;
}

/** Points the camera at what the game chooses: a position, an entity, or the player's unit. */
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
    // Wider screens zoom in, because the room does not send entities further to the side.
    tilesInView: settings.camera.tilesInView * Math.min(1, protocolLimits.ASPECT_MAX / aspect),
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

/** Where the camera looks before the player has a unit: a spawn point, or the center of the map. */
function firstLook({ game }: ClientSession): Point {
  const spawn = Object.values(game.map.spawnPoints)[0];
  return spawn ?? { x: game.map.width / 2, y: game.map.height / 2 };
}
