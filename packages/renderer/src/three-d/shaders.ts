import { limits } from '@playloom/game-format';

/** Maximum number of lights that are drawn. */
export const LIGHTS_MAX = 16;
/** Direction toward the sun on the map. For each tile of height, a shadow is this many tiles long, away from it. */
const SUN = { x: -0.62, y: -0.42 } as const;
/** Height above the ground at which lying entities and marks are drawn. */
export const LYING_SPRITE_HEIGHT = 0.06;
export const GROUND_MARK_HEIGHT = 0.045;

const COMMON = /* glsl */ `
precision highp float;
uniform vec3 uAmbient;
uniform vec3 uFogColor;
uniform vec2 uFogReach;
uniform vec3 uFogMiddle;
uniform int uLightCount;
/** One column per light: position and range, and below that its color. */
uniform sampler2D uLights;

vec3 shine(vec3 place) {
  vec3 light = uAmbient;
  for (int i = 0; i < ${LIGHTS_MAX}; i++) {
    if (i >= uLightCount) break;
    vec4 lamp = texelFetch(uLights, ivec2(i, 0), 0);
    float far = length((place - lamp.xyz) * vec3(1.0, 0.6, 1.0)) / lamp.w;
    float part = max(0.0, 1.0 - far);
    light += texelFetch(uLights, ivec2(i, 1), 0).rgb * part * part * (3.0 - 2.0 * part);
  }
  return min(light, vec3(1.0));
}

/** Colors have premultiplied alpha. */
vec3 fog(vec3 color, float alpha, vec3 place) {
  float far = length(place.xz - uFogMiddle.xz);
  return mix(color, uFogColor * alpha, smoothstep(uFogReach.x, uFogReach.y, far));
}
`;

const SHADOWS = /* glsl */ `
uniform sampler2D uHeights;
uniform vec2 uMapSize;
uniform float uDetail;

float wallAt(vec2 place) {
  return texture2D(uHeights, place / uMapSize).r * 12.0 - 4.0;
}

/** 0 in the sun, 1 in the shadow of a wall. */
float shade(vec2 place, float height) {
  float dark = 0.0;
  for (int i = 1; i <= 6; i++) {
    float along = float(i) * 0.2;
    float over = wallAt(place + vec2(${SUN.x.toFixed(2)}, ${SUN.y.toFixed(2)}) * along) - height - along * 0.72;
    dark = max(dark, smoothstep(0.0, 0.25, over));
  }
  return dark * uDetail;
}

/** Corners get less of the sky. */
float corner(vec2 place, float height) {
  float walls = 0.0;
  walls += clamp(wallAt(place + vec2(0.3, 0.0)) - height, 0.0, 1.0);
  walls += clamp(wallAt(place + vec2(-0.3, 0.0)) - height, 0.0, 1.0);
  walls += clamp(wallAt(place + vec2(0.0, 0.3)) - height, 0.0, 1.0);
  walls += clamp(wallAt(place + vec2(0.0, -0.3)) - height, 0.0, 1.0);
  return walls * 0.11 * uDetail;
}
`;

const TILE_INPUT = /* glsl */ `
attribute vec4 place;
attribute vec4 face;
attribute vec4 side;
attribute vec4 more;
uniform float uOpacities[${limits.LAYERS_MAX}];
varying vec3 vPlace;
varying vec2 vUv;
varying float vOpacity;

vec2 faceUv(vec2 at) {
  vec2 turned = more.y > 0.5 ? vec2(at.y, 1.0 - at.x) : at;
  return mix(face.xy, face.zw, turned);
}
`;

/** Flat tiles on the ground. */
export const flatVertex = /* glsl */ `
${TILE_INPUT}
void main() {
  vOpacity = uOpacities[int(more.x + 0.5)];
  vPlace = vec3(place.x + position.x, place.w, place.y + position.z);
  vUv = faceUv(position.xz);
  gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
}`;

export const flatFragment = /* glsl */ `
${COMMON}
${SHADOWS}
uniform sampler2D uSheet;
varying vec3 vPlace;
varying vec2 vUv;
varying float vOpacity;
void main() {
  vec4 color = texture2D(uSheet, vUv) * vOpacity;
  if (color.a < 0.004) discard;
  float dark = shade(vPlace.xz, vPlace.y);
  vec3 sun = mix(vec3(1.03, 1.005, 0.96), vec3(0.62, 0.62, 0.74), dark) * (1.0 - corner(vPlace.xz, vPlace.y));
  vec3 lit = color.rgb * sun * shine(vPlace);
  gl_FragColor = vec4(fog(lit, color.a, vPlace), color.a);
}`;

/** Blocks with a top and four sides. `wall` says which: 0 is the top, then south, north, east and west. */
export const blockVertex = /* glsl */ `
${TILE_INPUT}
attribute float wall;
varying float vWall;
varying float vRise;
void main() {
  vOpacity = uOpacities[int(more.x + 0.5)];
  vWall = wall;
  vRise = mix(place.z, place.w, position.y);
  vPlace = vec3(place.x + position.x, vRise, place.y + position.z);
  vRise -= place.z;
  // Sides that touch another block would shine through along the edge.
  bool isHidden = wall > 0.5 && mod(floor(more.z / exp2(wall - 1.0)), 2.0) < 0.5;
  float along = wall < 2.5 ? position.x : position.z;
  vUv = wall < 0.5 ? faceUv(position.xz) : mix(side.xy, side.zw, vec2(along, 1.0 - position.y));
  gl_Position = vOpacity < 0.02 || isHidden ? vec4(2.0, 2.0, 2.0, 1.0) : projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
}`;

export const blockFragment = /* glsl */ `
${COMMON}
${SHADOWS}
uniform sampler2D uSheet;
varying vec3 vPlace;
varying vec2 vUv;
varying float vOpacity;
varying float vWall;
varying float vRise;
void main() {
  vec4 color = texture2D(uSheet, vUv);
  // Fill rounded corners of the image, because a block has no holes.
  vec3 paint = color.rgb + vec3(0.106, 0.078, 0.188) * (1.0 - color.a);
  vec3 sun;
  if (vWall < 0.5) {
    float dark = shade(vPlace.xz, vPlace.y);
    sun = mix(vec3(1.05, 1.02, 0.97), vec3(0.62, 0.62, 0.74), dark) * (1.0 - corner(vPlace.xz, vPlace.y));
  } else {
    sun = vWall < 1.5 ? vec3(0.84, 0.82, 0.86)
      : vWall < 2.5 ? vec3(0.92, 0.9, 0.86)
      : vWall < 3.5 ? vec3(0.62, 0.61, 0.72)
      : vec3(1.0, 0.97, 0.9);
    sun *= mix(0.72, 1.0, smoothstep(0.0, 0.55, vRise));
  }
  gl_FragColor = vec4(fog(paint * sun * shine(vPlace), 1.0, vPlace), 1.0);
}`;

/** Cut-out tiles: stacked slices, or one upright slice. `position.y` is the height of a slice from 0 to 1. */
export const reliefVertex = /* glsl */ `
${TILE_INPUT}
uniform float uUpright;
varying float vRise;
varying vec2 vMiddle;
void main() {
  vMiddle = (face.xy + face.zw) * 0.5;
  vOpacity = uOpacities[int(more.x + 0.5)];
  vRise = uUpright > 0.5 ? 1.0 : position.y;
  vec3 lying = vec3(place.x + position.x, mix(place.z, place.w, position.y), place.y + position.z);
  vec3 upright = vec3(place.x + position.x, (1.0 - position.z) * place.w, place.y + 0.62 + position.y * 0.05);
  vPlace = uUpright > 0.5 ? upright : lying;
  vUv = faceUv(position.xz);
  gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
}`;

export const reliefFragment = /* glsl */ `
${COMMON}
uniform sampler2D uSheet;
varying vec3 vPlace;
varying vec2 vUv;
varying float vOpacity;
varying float vRise;
varying vec2 vMiddle;
void main() {
  vec4 color = texture2D(uSheet, vUv) * vOpacity;
  if (color.a < 0.45) discard;
  float isTop = step(0.99, vRise);
  vec4 inside = texture2D(uSheet, mix(vMiddle, vUv, 0.72));
  color.rgb = mix(mix(color.rgb, inside.rgb * color.a, inside.a), color.rgb, isTop);
  vec3 sun = vec3(1.03, 1.005, 0.96) * mix(0.6, 1.0, isTop);
  gl_FragColor = vec4(fog(color.rgb / color.a * sun * shine(vPlace), 1.0, vPlace), 1.0);
}`;

const SPRITE_INPUT = /* glsl */ `
attribute vec4 place;
attribute vec4 size;
attribute vec4 area;
attribute vec4 tint;
attribute vec4 more;
uniform vec2 uAtlasSize;
uniform vec3 uRight;
uniform vec3 uUp;
varying vec2 vUv;
varying vec4 vTint;

vec2 spriteUv() {
  return mix(area.xy, area.zw, vec2(position.x + 0.5, 1.0 - position.y)) / uAtlasSize;
}
vec2 spin(vec2 at, float angle) {
  float c = cos(angle);
  float s = sin(angle);
  return vec2(at.x * c - at.y * s, at.x * s + at.y * c);
}
/** A position on the ground, in the plane of the map. */
vec2 lying() {
  return place.xz + spin(vec2(position.x * size.x, (0.5 - position.y) * size.y) + more.zw, size.w);
}
`;

/** The rectangles of a sprite batch. */
export const spriteVertex = /* glsl */ `
${SPRITE_INPUT}
uniform vec2 uViewport;
uniform float uLean;
varying vec3 vPlace;
varying float vSide;
varying vec2 vMore;
varying vec2 vMiddle;
void main() {
  vUv = spriteUv();
  vMiddle = (area.xy + area.zw) * 0.5 / uAtlasSize;
  vTint = tint;
  vMore = more.xy;
  vSide = 1.0;
  float kind = place.w;
  if (kind > 2.5) {
    vec2 at = place.xy + vec2(position.x * size.x, -position.y * size.y);
    vPlace = vec3(0.0);
    gl_Position = vec4(at.x / uViewport.x * 2.0 - 1.0, 1.0 - at.y / uViewport.y * 2.0, 0.0, 1.0);
    return;
  }
  if (kind > 0.5 && kind < 1.5) {
    vec2 at = lying();
    vPlace = vec3(at.x, place.y + position.z * size.z, at.y);
    vSide = size.z > 0.0 ? step(0.99, position.z) : 1.0;
    if (size.z <= 0.0 && position.z < 0.99) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
    gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
    return;
  }
  // One slice is enough for sprites that face the camera.
  if (position.z < 0.99) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  vec3 middle = place.xyz;
  if (kind > 1.5) {
    vec2 at = spin(vec2(position.x * size.x, (position.y - 0.5) * size.y), size.w) + more.zw;
    vPlace = middle + uRight * at.x + uUp * at.y;
    gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
    return;
  }
  // Leans toward the camera but keeps the depth of an upright sprite, so that it never sinks into the wall behind it.
  vec2 at = spin(vec2(position.x * size.x, position.y * size.y - size.z), size.w) + vec2(more.z, more.w + size.z);
  vec3 leaning = normalize(mix(vec3(0.0, 1.0, 0.0), uUp, uLean));
  vPlace = middle + uRight * at.x + leaning * at.y;
  gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
  vec4 upright = projectionMatrix * viewMatrix * vec4(middle + uRight * at.x + vec3(0.0, at.y, 0.0), 1.0);
  gl_Position.z = upright.z / upright.w * gl_Position.w;
  vPlace = middle;
}`;

export const spriteFragment = /* glsl */ `
${COMMON}
uniform sampler2D uAtlas;
uniform float uCut;
varying vec2 vUv;
varying vec4 vTint;
varying vec3 vPlace;
varying float vSide;
varying vec2 vMore;
varying vec2 vMiddle;
void main() {
  vec4 color = texture2D(uAtlas, vUv);
  if (color.a * vTint.a < uCut) discard;
  // The side of a thick sprite has the color inside its outline.
  vec4 inside = texture2D(uAtlas, mix(vMiddle, vUv, 0.8));
  color.rgb = mix(mix(color.rgb, inside.rgb * color.a, inside.a), color.rgb, vSide);
  vec3 paint = mix(color.rgb * vTint.rgb, vec3(color.a), vMore.x) * mix(0.58, 1.0, vSide);
  vec3 light = vMore.y > 0.5 ? vec3(1.0) : shine(vPlace);
  vec3 lit = vMore.y > 1.5 ? paint : fog(paint * light, color.a, vPlace);
  gl_FragColor = vec4(lit, color.a) * vTint.a;
}`;

/**
 * The shadows of a sprite. The topmost slice of its rectangle draws its outline, projected away from the sun. The
 * lowest slice draws the soft shadow around its feet.
 */
export const shadowVertex = /* glsl */ `
${SPRITE_INPUT}
varying vec3 vPlace;
varying float vIsSoft;
void main() {
  vTint = tint;
  float kind = place.w;
  vIsSoft = step(position.z, 0.01);
  bool isGone = vIsSoft > 0.5 ? more.y >= 0.0 : position.z < 0.99 || kind > 1.5 || more.y > 0.5;
  if (isGone) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); return; }
  if (vIsSoft > 0.5) {
    vUv = vec2(position.x, position.y - 0.5) * 2.0;
    float ground = kind > 0.5 ? place.y - ${LYING_SPRITE_HEIGHT.toFixed(3)} : place.y;
    vec2 at = place.xz - vUv * more.y * 0.5;
    vPlace = vec3(at.x, ground + ${GROUND_MARK_HEIGHT.toFixed(3)}, at.y);
  } else {
    vUv = spriteUv();
    vec2 fall = vec2(${(-SUN.x).toFixed(2)}, ${(-SUN.y).toFixed(2)});
    vec2 at = kind > 0.5
      ? lying() + fall * (size.z + 0.12)
      : place.xz + uRight.xz * (position.x * size.x + more.z) + fall * max(0.0, position.y * size.y + more.w) * 0.72;
    vPlace = vec3(at.x, place.y + 0.04, at.y);
  }
  gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
}`;

export const shadowFragment = /* glsl */ `
${COMMON}
uniform sampler2D uAtlas;
varying vec2 vUv;
varying vec4 vTint;
varying vec3 vPlace;
varying float vIsSoft;
const vec3 DARK = vec3(0.106, 0.078, 0.188);
void main() {
  float outline = texture2D(uAtlas, vUv).a * 0.3 * dot(uAmbient, vec3(0.333));
  float far = length(vUv);
  float soft = min(1.0 - far * 0.327, max(0.0, 1.0 - far) * 1.822) * 0.34;
  float alpha = (vIsSoft > 0.5 ? soft : outline) * vTint.a;
  if (alpha < 0.01) discard;
  if (vIsSoft > 0.5) {
    gl_FragColor = vec4(fog(DARK * shine(vPlace), 1.0, vPlace), 1.0) * alpha;
    return;
  }
  float haze = smoothstep(uFogReach.x, uFogReach.y, length(vPlace.xz - uFogMiddle.xz));
  gl_FragColor = vec4(DARK, 1.0) * alpha * (1.0 - haze);
}`;

/** The ground around the map. */
export const apronVertex = /* glsl */ `
varying vec3 vPlace;
void main() {
  vPlace = (modelMatrix * vec4(position, 1.0)).xyz;
  gl_Position = projectionMatrix * viewMatrix * vec4(vPlace, 1.0);
}`;

export const apronFragment = /* glsl */ `
${COMMON}
uniform vec3 uColor;
varying vec3 vPlace;
void main() {
  gl_FragColor = vec4(fog(uColor * shine(vPlace), 1.0, vPlace), 1.0);
}`;

export const skyVertex = /* glsl */ `
varying vec3 vDirection;
void main() {
  vDirection = position;
  vec4 at = projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0);
  gl_Position = at.xyww;
}`;

export const skyFragment = /* glsl */ `
precision highp float;
uniform vec3 uFogColor;
uniform vec3 uZenith;
varying vec3 vDirection;
void main() {
  float rise = smoothstep(0.0, 0.55, normalize(vDirection).y);
  gl_FragColor = vec4(mix(uFogColor, uZenith, rise), 1.0);
}`;
