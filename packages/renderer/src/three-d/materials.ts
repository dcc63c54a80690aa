import {
  BackSide,
  Color,
  CustomBlending,
  DataTexture,
  DoubleSide,
  FloatType,
  type IUniform,
  NoBlending,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RGBAFormat,
  ShaderMaterial,
  type ShaderMaterialParameters,
  type Texture,
  Vector2,
  Vector3,
} from 'three';
import { limits } from '@playloom/game-format';
import type { Atlas } from './atlas.ts';
import * as shaders from './shaders.ts';

/** Uniforms that all shaders share, so that each is set only once per frame. */
export interface SharedUniforms {
  readonly uAmbient: IUniform<Vector3>;
  readonly uFogColor: IUniform<Vector3>;
  /** Where the fog begins and where it hides everything, in tiles from the center of the view. */
  readonly uFogReach: IUniform<Vector2>;
  readonly uFogMiddle: IUniform<Vector3>;
  readonly uZenith: IUniform<Vector3>;
  readonly uLightCount: IUniform<number>;
  /** The lights as a texture, because arrays of vectors would be uploaded to each shader in every frame. */
  readonly uLights: IUniform<DataTexture>;
  readonly uHeights: IUniform<Texture | null>;
  readonly uMapSize: IUniform<Vector2>;
  /** 1 draws shadows and darker corners, 0 (lower quality) doesn't. */
  readonly uDetail: IUniform<number>;
  /** Opacity by layer. A typed array, because a plain array would be copied for each shader in every frame. */
  readonly uOpacities: IUniform<Float32Array>;
  readonly uRight: IUniform<Vector3>;
  readonly uUp: IUniform<Vector3>;
  /** How far upright images lean toward the camera, 0 to 1. */
  readonly uLean: IUniform<number>;
  readonly uViewport: IUniform<Vector2>;
}

function createLightTexture(): DataTexture {
  const values = new Float32Array(shaders.LIGHTS_MAX * 2 * 4);
  const texture = new DataTexture(values, shaders.LIGHTS_MAX, 2, RGBAFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}

export function createSharedUniforms(): SharedUniforms {
  return {
    uAmbient: { value: new Vector3(1, 1, 1) },
    uFogColor: { value: new Vector3() },
    uFogReach: { value: new Vector2(20, 40) },
    uFogMiddle: { value: new Vector3() },
    uZenith: { value: new Vector3() },
    uLightCount: { value: 0 },
    uLights: { value: createLightTexture() },
    uHeights: { value: null },
    uMapSize: { value: new Vector2(1, 1) },
    uDetail: { value: 1 },
    uOpacities: { value: new Float32Array(limits.LAYERS_MAX).fill(1) },
    uRight: { value: new Vector3(1, 0, 0) },
    uUp: { value: new Vector3(0, 1, 0) },
    uLean: { value: 0.5 },
    uViewport: { value: new Vector2(1, 1) },
  };
}

/** Blending for textures with premultiplied alpha. */
const BLENDED: ShaderMaterialParameters = {
  transparent: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneMinusSrcAlphaFactor,
};

/** Draws marks slightly closer to the camera than the ground they are on, to avoid z-fighting. */
const ON_GROUND = { polygonOffsetFactor: -2, polygonOffsetUnits: -8 } as const;

function createMaterial(
  shared: SharedUniforms,
  own: Record<string, IUniform>,
  parameters: ShaderMaterialParameters,
): ShaderMaterial {
  const material = new ShaderMaterial(parameters);
  material.uniforms = { ...shared, ...own };
  return material;
}

type TileMaterialKind = 'flat' | 'block' | 'relief' | 'upright';

export function createTileMaterial(
  shared: SharedUniforms,
  sheet: Texture,
  kind: TileMaterialKind,
): ShaderMaterial {
  const own = { uSheet: { value: sheet }, uUpright: { value: kind === 'upright' ? 1 : 0 } };
  switch (kind) {
    case 'flat':
      return createMaterial(shared, own, {
        ...BLENDED,
        vertexShader: shaders.flatVertex,
        fragmentShader: shaders.flatFragment,
        side: DoubleSide,
      });
    case 'block':
      return createMaterial(shared, own, {
        blending: NoBlending,
        vertexShader: shaders.blockVertex,
        fragmentShader: shaders.blockFragment,
      });
    case 'relief':
    case 'upright':
      return createMaterial(shared, own, {
        blending: NoBlending,
        vertexShader: shaders.reliefVertex,
        fragmentShader: shaders.reliefFragment,
        side: DoubleSide,
      });
  }
}

/** `body` writes depth, `mark` lies on the ground, `air` only tests depth, `screen` is in front of everything. */
export function createSpriteMaterial(
  shared: SharedUniforms,
  atlas: Pick<Atlas, 'texture' | 'size'>,
  use: 'body' | 'mark' | 'air' | 'screen',
): ShaderMaterial {
  const own = {
    uAtlas: { value: atlas.texture },
    uAtlasSize: { value: atlas.size },
    uCut: { value: use === 'body' ? 0.06 : 0.004 },
  };
  return createMaterial(shared, own, {
    ...BLENDED,
    vertexShader: shaders.spriteVertex,
    fragmentShader: shaders.spriteFragment,
    side: DoubleSide,
    depthWrite: use === 'body',
    depthTest: use !== 'screen',
    polygonOffset: use === 'mark',
    ...ON_GROUND,
  });
}

export function createShadowMaterial(
  shared: SharedUniforms,
  atlas: Pick<Atlas, 'texture' | 'size'>,
): ShaderMaterial {
  const own = { uAtlas: { value: atlas.texture }, uAtlasSize: { value: atlas.size } };
  return createMaterial(shared, own, {
    ...BLENDED,
    vertexShader: shaders.shadowVertex,
    fragmentShader: shaders.shadowFragment,
    side: DoubleSide,
    depthWrite: false,
    polygonOffset: true,
    ...ON_GROUND,
  });
}

export function createApronMaterial(shared: SharedUniforms, color: number): ShaderMaterial {
  const { r, g, b } = new Color().setRGB(
    ((color >> 16) & 255) / 255,
    ((color >> 8) & 255) / 255,
    (color & 255) / 255,
  );
  const own = { uColor: { value: new Vector3(r, g, b) } };
  return createMaterial(shared, own, {
    vertexShader: shaders.apronVertex,
    fragmentShader: shaders.apronFragment,
  });
}

export function createSkyMaterial(shared: SharedUniforms): ShaderMaterial {
  const parameters = { vertexShader: shaders.skyVertex, fragmentShader: shaders.skyFragment };
  return createMaterial(shared, {}, { ...parameters, side: BackSide, depthWrite: false, depthTest: false });
}
