import { attributeEmpties } from './triggers/attributeEmpties.ts';
import { attributeFills } from './triggers/attributeFills.ts';
import { dialogueEnds } from './triggers/dialogueEnds.ts';
import { eventIsSent } from './triggers/eventIsSent.ts';
import { everySeconds } from './triggers/everySeconds.ts';
import { everyTick } from './triggers/everyTick.ts';
import { gameStarts } from './triggers/gameStarts.ts';
import { itemEntersRegion } from './triggers/itemEntersRegion.ts';
import { matchEnds } from './triggers/matchEnds.ts';
import { panelSendsEvent } from './triggers/panelSendsEvent.ts';
import { playerAnswers } from './triggers/playerAnswers.ts';
import { playerBuys } from './triggers/playerBuys.ts';
import { playerBuysForCoins } from './triggers/playerBuysForCoins.ts';
import { playerChangesTeam } from './triggers/playerChangesTeam.ts';
import { playerClicks } from './triggers/playerClicks.ts';
import { playerInteracts } from './triggers/playerInteracts.ts';
import { playerJoins } from './triggers/playerJoins.ts';
import { playerLeaves } from './triggers/playerLeaves.ts';
import { playerPressesKey } from './triggers/playerPressesKey.ts';
import { playerReleasesKey } from './triggers/playerReleasesKey.ts';
import { playerSendsChat } from './triggers/playerSendsChat.ts';
import { playerVariableChanges } from './triggers/playerVariableChanges.ts';
import { projectileEnds } from './triggers/projectileEnds.ts';
import { projectileHitsUnit } from './triggers/projectileHitsUnit.ts';
import { projectileHitsWall } from './triggers/projectileHitsWall.ts';
import { propEntersRegion } from './triggers/propEntersRegion.ts';
import { propIsDestroyed } from './triggers/propIsDestroyed.ts';
import { propTouchesProp } from './triggers/propTouchesProp.ts';
import { roundEnds } from './triggers/roundEnds.ts';
import { roundStarts } from './triggers/roundStarts.ts';
import { ruleIsRun } from './triggers/ruleIsRun.ts';
import { savedDataLoads } from './triggers/savedDataLoads.ts';
import { timerEnds } from './triggers/timerEnds.ts';
import { unitAppears } from './triggers/unitAppears.ts';
import { unitArrives } from './triggers/unitArrives.ts';
import { unitAttacks } from './triggers/unitAttacks.ts';
import { unitDies } from './triggers/unitDies.ts';
import { unitDropsItem } from './triggers/unitDropsItem.ts';
import { unitEntersRegion } from './triggers/unitEntersRegion.ts';
import { unitFindsNoPath } from './triggers/unitFindsNoPath.ts';
import { unitGetsBuff } from './triggers/unitGetsBuff.ts';
import { unitIsHurt } from './triggers/unitIsHurt.ts';
import { unitJumps } from './triggers/unitJumps.ts';
import { unitLeavesRegion } from './triggers/unitLeavesRegion.ts';
import { unitLosesBuff } from './triggers/unitLosesBuff.ts';
import { unitPicksUpItem } from './triggers/unitPicksUpItem.ts';
import { unitRespawns } from './triggers/unitRespawns.ts';
import { unitSeesUnit } from './triggers/unitSeesUnit.ts';
import { unitSelectsItem } from './triggers/unitSelectsItem.ts';
import { unitStartsMoving } from './triggers/unitStartsMoving.ts';
import { unitStopsMoving } from './triggers/unitStopsMoving.ts';
import { unitTouchesItem } from './triggers/unitTouchesItem.ts';
import { unitTouchesProp } from './triggers/unitTouchesProp.ts';
import { unitTouchesUnit } from './triggers/unitTouchesUnit.ts';
import { unitTouchesWall } from './triggers/unitTouchesWall.ts';
import { unitUsesItem } from './triggers/unitUsesItem.ts';
import { variableChanges } from './triggers/variableChanges.ts';

/** All triggers in the order of the menus and the reference. */
export const triggers = {
  gameStarts,
  everyTick,
  everySeconds,
  ruleIsRun,
  timerEnds,
  eventIsSent,
  variableChanges,
  playerVariableChanges,
  unitAppears,
  unitDies,
  unitRespawns,
  unitTouchesUnit,
  unitTouchesWall,
  unitTouchesProp,
  unitTouchesItem,
  unitEntersRegion,
  unitLeavesRegion,
  unitStartsMoving,
  unitStopsMoving,
  unitJumps,
  attributeEmpties,
  attributeFills,
  unitIsHurt,
  unitAttacks,
  unitGetsBuff,
  unitLosesBuff,
  unitPicksUpItem,
  unitDropsItem,
  unitUsesItem,
  unitSelectsItem,
  itemEntersRegion,
  projectileHitsUnit,
  projectileHitsWall,
  projectileEnds,
  propEntersRegion,
  propIsDestroyed,
  propTouchesProp,
  playerJoins,
  playerLeaves,
  playerPressesKey,
  playerReleasesKey,
  playerClicks,
  playerSendsChat,
  playerInteracts,
  playerChangesTeam,
  roundStarts,
  roundEnds,
  matchEnds,
  panelSendsEvent,
  playerAnswers,
  playerBuysForCoins,
  unitSeesUnit,
  unitArrives,
  unitFindsNoPath,
  playerBuys,
  dialogueEnds,
  savedDataLoads,
} as const;

export type TriggerName = keyof typeof triggers;
