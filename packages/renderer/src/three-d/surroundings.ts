import {
  Color,
  Mesh,
  PlaneGeometry,
  type Scene as ThreeScene,
  type ShaderMaterial,
  SphereGeometry,
  SRGBColorSpace,
} from 'three';
import { mixColors, parseColor } from '../shared/parseColor.ts';
import type { SceneGame } from '../shared/Scene.ts';
import type { Camera3d } from './eye.ts';
import { createApronMaterial, createSkyMaterial, type SharedUniforms } from './materials.ts';
import { findLowestHeight } from './findLowestHeight.ts';

/** The surroundings of the map: ground in the background color, fog and sky. */
export interface Surroundings {
  readonly apron: Mesh;
  readonly sky: Mesh;
  /** The color behind everything, the same as that of the fog. */
  readonly background: Color;
  readonly haze: number;
  readonly zenith: number;
  /** The color of the daylight that was applied last. */
  tint: number | null;
}

const APRON_TILES = 400;
/** How far the ground around the map is below the lowest tile, in tiles. */
const APRON_DROP = 0.03;
const HORIZON = 0xdfeaf2;
const ZENITH = 0x6fb3e0;
const HAZE_PART = 0.42;

export function createSurroundings(game: SceneGame, shared: SharedUniforms, root: ThreeScene): Surroundings {
  const { map, settings } = game;
  const background = parseColor(settings.backgroundColor);
  const plane = new PlaneGeometry(map.width + APRON_TILES, map.height + APRON_TILES);
  plane.rotateX(-Math.PI / 2);
  const apron = new Mesh(plane, createApronMaterial(shared, background));
  apron.position.set(map.width / 2, findLowestHeight(map) - APRON_DROP, map.height / 2);
  apron.updateMatrix();
  const sky = new Mesh(new SphereGeometry(1, 24, 12), createSkyMaterial(shared));
  sky.frustumCulled = false;
  for (const [mesh, order] of [
    [sky, -2],
    [apron, -1],
  ] as const) {
    mesh.matrixAutoUpdate = false;
    mesh.renderOrder = order;
    root.add(mesh);
  }
  const haze = mixColors(background, HORIZON, HAZE_PART);
  return { apron, sky, background: (root.background = new Color()), haze, zenith: ZENITH, tint: null };
}

/** Hides the sky while the camera looks down and does not see it, which is most of the time. */
export function drawSky({ sky }: Surroundings, { forward, up, tangent }: Camera3d): void {
  sky.visible = forward[1] + up[1] * tangent > 0;
}

/** Applies the color of the daylight to the world, the fog and the sky. */
export function tintSurroundings(surroundings: Surroundings, shared: SharedUniforms, tint: number): void {
  if (surroundings.tint === tint) return;
  surroundings.tint = tint;
  const { haze, zenith, background } = surroundings;
  const light = [(tint >> 16) & 255, (tint >> 8) & 255, tint & 255] as const;
  shared.uAmbient.value.set(light[0] / 255, light[1] / 255, light[2] / 255);
  for (const [uniform, color] of [
    [shared.uFogColor, haze],
    [shared.uZenith, zenith],
  ] as const) {
    uniform.value
      .set((color >> 16) & 255, (color >> 8) & 255, color & 255)
      .multiplyScalar(1 / 255)
      .multiply(shared.uAmbient.value);
  }
  const { x, y, z } = shared.uFogColor.value;
  background.setRGB(x, y, z, SRGBColorSpace);
}

export function destroySurroundings({ apron, sky }: Surroundings): void {
  for (const mesh of [apron, sky]) {
    mesh.geometry.dispose();
    (mesh.material as ShaderMaterial).dispose();
  }
}
