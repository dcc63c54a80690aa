import { attributeValueEvaluators } from './values/attributes.ts';
import { combatValueEvaluators } from './values/combat.ts';
import { dataValueEvaluators } from './values/data.ts';
import { flowValueEvaluators } from './values/flow.ts';
import { itemValueEvaluators } from './values/items.ts';
import { listValueEvaluators } from './values/lists.ts';
import { logicValueEvaluators } from './values/logic.ts';
import { mapValueEvaluators } from './values/map.ts';
import { matchValueEvaluators } from './values/match.ts';
import { movementValueEvaluators } from './values/movement.ts';
import { numberValueEvaluators } from './values/numbers.ts';
import { playerValueEvaluators } from './values/players.ts';
import { positionValueEvaluators } from './values/positions.ts';
import { projectileValueEvaluators } from './values/projectiles.ts';
import { propValueEvaluators } from './values/props.ts';
import { randomValueEvaluators } from './values/random.ts';
import { regionValueEvaluators } from './values/regions.ts';
import { teamValueEvaluators } from './values/teams.ts';
import { textValueEvaluators } from './values/texts.ts';
import { timeValueEvaluators } from './values/time.ts';
import { tradeValueEvaluators } from './values/trade.ts';
import { unitValueEvaluators } from './values/units.ts';
import { variableValueEvaluators } from './values/variables.ts';
import type { ValueEvaluators } from './runners/runnerTypes.ts';

/** The implementations of all values in the catalog. A missing one is a compile error. */
export const valueRunners = {
  ...attributeValueEvaluators,
  ...combatValueEvaluators,
  ...dataValueEvaluators,
  ...flowValueEvaluators,
  ...itemValueEvaluators,
  ...listValueEvaluators,
  ...logicValueEvaluators,
  ...mapValueEvaluators,
  ...matchValueEvaluators,
  ...movementValueEvaluators,
  ...numberValueEvaluators,
  ...playerValueEvaluators,
  ...positionValueEvaluators,
  ...projectileValueEvaluators,
  ...propValueEvaluators,
  ...randomValueEvaluators,
  ...regionValueEvaluators,
  ...teamValueEvaluators,
  ...textValueEvaluators,
  ...timeValueEvaluators,
  ...tradeValueEvaluators,
  ...unitValueEvaluators,
  ...variableValueEvaluators,
} satisfies ValueEvaluators;
