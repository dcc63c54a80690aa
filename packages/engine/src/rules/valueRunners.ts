import { attributesValues } from './values/attributes.ts';
import { combatValues } from './values/combat.ts';
import { dataValues } from './values/data.ts';
import { flowValues } from './values/flow.ts';
import { itemsValues } from './values/items.ts';
import { listsValues } from './values/lists.ts';
import { logicValues } from './values/logic.ts';
import { mapValues } from './values/map.ts';
import { matchValues } from './values/match.ts';
import { movementValues } from './values/movement.ts';
import { numbersValues } from './values/numbers.ts';
import { playersValues } from './values/players.ts';
import { positionsValues } from './values/positions.ts';
import { projectilesValues } from './values/projectiles.ts';
import { propsValues } from './values/props.ts';
import { randomValues } from './values/random.ts';
import { regionsValues } from './values/regions.ts';
import { teamsValues } from './values/teams.ts';
import { textsValues } from './values/texts.ts';
import { timeValues } from './values/time.ts';
import { tradeValues } from './values/trade.ts';
import { unitsValues } from './values/units.ts';
import { variablesValues } from './values/variables.ts';
import type { ValueRunners } from './runnerTypes.ts';

/** The implementations of all values in the catalog. A missing one is a compile error. */
export const valueRunners = {
  ...attributesValues,
  ...combatValues,
  ...dataValues,
  ...flowValues,
  ...itemsValues,
  ...listsValues,
  ...logicValues,
  ...mapValues,
  ...matchValues,
  ...movementValues,
  ...numbersValues,
  ...playersValues,
  ...positionsValues,
  ...projectilesValues,
  ...propsValues,
  ...randomValues,
  ...regionsValues,
  ...teamsValues,
  ...textsValues,
  ...timeValues,
  ...tradeValues,
  ...unitsValues,
  ...variablesValues,
} satisfies ValueRunners;
