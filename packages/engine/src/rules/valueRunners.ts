import { attributeValueRunners } from './values/attributes.ts';
import { combatValueRunners } from './values/combat.ts';
import { dataValueRunners } from './values/data.ts';
import { flowValueRunners } from './values/flow.ts';
import { itemValueRunners } from './values/items.ts';
import { listValueRunners } from './values/lists.ts';
import { logicValueRunners } from './values/logic.ts';
import { mapValueRunners } from './values/map.ts';
import { matchValueRunners } from './values/match.ts';
import { movementValueRunners } from './values/movement.ts';
import { numberValueRunners } from './values/numbers.ts';
import { playerValueRunners } from './values/players.ts';
import { positionValueRunners } from './values/positions.ts';
import { projectileValueRunners } from './values/projectiles.ts';
import { propValueRunners } from './values/props.ts';
import { randomValueRunners } from './values/random.ts';
import { regionValueRunners } from './values/regions.ts';
import { teamValueRunners } from './values/teams.ts';
import { textValueRunners } from './values/texts.ts';
import { timeValueRunners } from './values/time.ts';
import { tradeValueRunners } from './values/trade.ts';
import { unitValueRunners } from './values/units.ts';
import { variableValueRunners } from './values/variables.ts';
import type { ValueRunners } from './runnerTypes.ts';

/** The implementations of all values in the catalog. A missing one is a compile error. */
export const valueRunners = {
  ...attributeValueRunners,
  ...combatValueRunners,
  ...dataValueRunners,
  ...flowValueRunners,
  ...itemValueRunners,
  ...listValueRunners,
  ...logicValueRunners,
  ...mapValueRunners,
  ...matchValueRunners,
  ...movementValueRunners,
  ...numberValueRunners,
  ...playerValueRunners,
  ...positionValueRunners,
  ...projectileValueRunners,
  ...propValueRunners,
  ...randomValueRunners,
  ...regionValueRunners,
  ...teamValueRunners,
  ...textValueRunners,
  ...timeValueRunners,
  ...tradeValueRunners,
  ...unitValueRunners,
  ...variableValueRunners,
} satisfies ValueRunners;
