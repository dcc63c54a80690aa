import type { ProjectileType } from '@playloom/game-format';
import type { Projectile, Unit } from '../../world/Entity.ts';

/** A projectile with the data that every part of its step needs. */
export interface ProjectileFlight {
  readonly projectile: Projectile;
  readonly type: ProjectileType;
  /** Null if it has no shooter or the shooter is gone. */
  readonly shooter: Unit | null;
}
