import type { Texture } from 'pixi.js';

/** Shared textures of texts and shapes. A texture that nothing uses is freed when too many others are unused too. */
export interface TextureCache {
  readonly entries: Map<string, Entry>;
  readonly idleMax: number;
  idle: number;
}

interface Entry {
  readonly texture: Texture;
  uses: number;
}

export function createTextureCache(idleMax: number): TextureCache {
  return { entries: new Map(), idleMax, idle: 0 };
}

/** Gets a texture from the cache or creates it. Callers must release it with `releaseTexture`. */
export function acquireTexture(cache: TextureCache, key: string, create: () => Texture): Texture {
  const found = cache.entries.get(key);
  if (found) {
    if (found.uses === 0) cache.idle -= 1;
    found.uses += 1;
    return found.texture;
  }
  const texture = create();
  cache.entries.set(key, { texture, uses: 1 });
  return texture;
}

export function releaseTexture(cache: TextureCache, key: string): void {
  const entry = cache.entries.get(key);
  if (!entry) return;
  entry.uses -= 1;
  if (entry.uses > 0) return;
  cache.idle += 1;
  // Moves the entry to the end, so that the most recently released texture is freed last.
  cache.entries.delete(key);
  cache.entries.set(key, entry);
  if (cache.idle > cache.idleMax) dropOldest(cache);
}

export function destroyTextureCache(cache: TextureCache): void {
  for (const { texture } of cache.entries.values()) texture.destroy(true);
  cache.entries.clear();
  cache.idle = 0;
}

function dropOldest(cache: TextureCache): void {
  for (const [key, entry] of cache.entries) {
    if (entry.uses > 0) continue;
    entry.texture.destroy(true);
    cache.entries.delete(key);
    cache.idle -= 1;
    return;
  }
}
