import type { ProjectileType } from '@playloom/game-format';
import type { Projectile, Unit } from '../../world/Entity.ts';

/** A projectile with what every part of its step asks for. */
export interface ProjectileFlight {
  readonly projectile: Projectile;
  readonly type: ProjectileType;
  /** Null when nobody shot it or the shooter is gone. */
  readonly shooter: Unit | null;
}
