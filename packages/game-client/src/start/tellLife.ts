import type { PlayLife } from '../StartOptions.ts';
import type { Run } from './Run.ts';

/** Says whether somebody plays, when it has changed. */
export function tellLife(run: Run): void {
  const life = readLife(run);
  if (life === run.life) return;
  run.life = life;
  run.options.onLife?.(life);
}

function readLife({ isMenuOpen, core: { session } }: Run): PlayLife {
  if (isMenuOpen) return 'menu';
  const { unit } = session.view.own;
  const isDead = unit !== null && session.view.entities.get(unit.id)?.isDead === true;
  return unit === null || isDead ? 'out' : 'playing';
}
