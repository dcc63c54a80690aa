import type { SceneEntity } from '@playloom/renderer';

/** Creates a plain entity with the given changes. Tests can call it outside of the browser page. */
export function createEntity(look: SceneEntity['look'], change: Partial<SceneEntity> = {}): SceneEntity {
  return {
    key: 1,
    x: 0,
    y: 0,
    rotation: 0,
    scale: 1,
    look,
    opacity: 1,
    tint: null,
    animation: null,
    held: null,
    streams: [],
    label: null,
    speech: null,
    emote: null,
    bars: [],
    ring: null,
    team: null,
    ...change,
  };
}
