import { limits, type MarkerIcon } from '@playloom/game-format';
import { showMarker } from '../../systems/markers/markers.ts';
import { reportRuleProblem } from '../../threads/reportRuleProblem.ts';
import type { Thread } from '../../world/Thread.ts';
import type { Evaluate, World } from '../../world/World.ts';
import type { WorldMarker } from '../../world/WorldMarker.ts';

const MARKER_COLOR = '#ffc857';

interface MarkerLook {
  readonly icon: Evaluate<MarkerIcon>;
  readonly color: Evaluate<string>;
  readonly hasArrow: Evaluate<boolean>;
  readonly hasDistance: Evaluate<boolean>;
}

/** Shows the marker of an action. Reports a problem if there are too many. */
export function showRuleMarker(
  world: World,
  thread: Thread,
  target: Pick<WorldMarker, 'entity' | 'region' | 'player' | 'team'>,
  { icon, color, hasArrow, hasDistance }: MarkerLook,
): void {
  const wanted = color(world, thread);
  const isShown = showMarker(world, {
    ...target,
    icon: icon(world, thread),
    color: limits.COLOR_PATTERN.test(wanted) ? wanted : MARKER_COLOR,
    hasArrow: hasArrow(world, thread),
    hasDistance: hasDistance(world, thread),
  });
  if (isShown) return;
  reportRuleProblem(
    world,
    thread,
    'too-many-markers',
    'There are too many markers. Remove some before you add more.',
  );
}
