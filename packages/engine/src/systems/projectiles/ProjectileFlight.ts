import type { ProjectileType } from '@playloom/game-format';
import type { Projectile, Unit } from '../../entities/Entity.ts';

/** A projectile with its type and shooter. */
export interface ProjectileFlight {
  readonly projectile: Projectile;
  readonly type: ProjectileType;
  /** Null if the projectile has no shooter or the shooter no longer exists. */
  readonly shooter: Unit | null;
}
