/** How much a renderer draws. Slow devices draw less, so that they keep up. */
export interface DrawQuality {
  /** Part of the screen's resolution in each direction, above 0 and at most 1. */
  readonly resolution: number;
  /** Part of the particles, from 0 to 1. */
  readonly particles: number;
  readonly hasShadows: boolean;
}

export const FULL_QUALITY: DrawQuality = { resolution: 1, particles: 1, hasShadows: true };
