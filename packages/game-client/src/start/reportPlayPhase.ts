import type { PlayPhase } from '../contract/StartOptions.ts';
import type { ClientRun } from './ClientRun.ts';

/** Notifies the page when the play phase has changed. */
export function reportPlayPhase(run: ClientRun): void {
  const life = readPlayPhase(run);
  if (life === run.life) return;
  run.life = life;
  run.options.onLife?.(life);
}

function readPlayPhase({ isMenuOpen, core: { session } }: ClientRun): PlayPhase {
  if (isMenuOpen) return 'menu';
  const { unit } = session.view.own;
  const isDead = unit !== null && session.view.entities.get(unit.id)?.isDead === true;
  return unit === null || isDead ? 'out' : 'playing';
}
