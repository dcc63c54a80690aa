import { aiActionRunners } from './actions/ai.ts';
import { attributeActionRunners } from './actions/attributes.ts';
import { cameraActionRunners } from './actions/camera.ts';
import { combatActionRunners } from './actions/combat.ts';
import { dataActionRunners } from './actions/data.ts';
import { effectActionRunners } from './actions/effects.ts';
import { flowActionRunners } from './actions/flow.ts';
import { itemActionRunners } from './actions/items.ts';
import { mapActionRunners } from './actions/map.ts';
import { matchActionRunners } from './actions/match.ts';
import { messageActionRunners } from './actions/messages.ts';
import { movementActionRunners } from './actions/movement.ts';
import { playerActionRunners } from './actions/players.ts';
import { projectileActionRunners } from './actions/projectiles.ts';
import { propActionRunners } from './actions/props.ts';
import { regionActionRunners } from './actions/regions.ts';
import { soundActionRunners } from './actions/sound.ts';
import { teamActionRunners } from './actions/teams.ts';
import { timerActionRunners } from './actions/timers.ts';
import { tradeActionRunners } from './actions/trade.ts';
import { unitActionRunners } from './actions/units.ts';
import { variableActionRunners } from './actions/variables.ts';
import type { ActionRunners } from './runners/runnerTypes.ts';

/** The implementations of all actions in the catalog. A missing one is a compile error. */
export const actionRunners = {
  ...aiActionRunners,
  ...attributeActionRunners,
  ...cameraActionRunners,
  ...combatActionRunners,
  ...dataActionRunners,
  ...effectActionRunners,
  ...flowActionRunners,
  ...itemActionRunners,
  ...mapActionRunners,
  ...matchActionRunners,
  ...messageActionRunners,
  ...movementActionRunners,
  ...playerActionRunners,
  ...projectileActionRunners,
  ...propActionRunners,
  ...regionActionRunners,
  ...soundActionRunners,
  ...teamActionRunners,
  ...timerActionRunners,
  ...tradeActionRunners,
  ...unitActionRunners,
  ...variableActionRunners,
} satisfies ActionRunners;
