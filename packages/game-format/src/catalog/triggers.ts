// Generated from the files of the entries by tools/generate.ts, which keeps the order of this list.
import { attributeEmpties } from './triggers/attributes/attributeEmpties.ts';
import { attributeFills } from './triggers/attributes/attributeFills.ts';
import { dialogueEnds } from './triggers/trade/dialogueEnds.ts';
import { eventIsSent } from './triggers/flow/eventIsSent.ts';
import { everySeconds } from './triggers/flow/everySeconds.ts';
import { everyTick } from './triggers/flow/everyTick.ts';
import { gameStarts } from './triggers/flow/gameStarts.ts';
import { itemEntersRegion } from './triggers/items/itemEntersRegion.ts';
import { matchEnds } from './triggers/match/matchEnds.ts';
import { nextMatchStarts } from './triggers/match/nextMatchStarts.ts';
import { panelSendsEvent } from './triggers/messages/panelSendsEvent.ts';
import { playerAnswers } from './triggers/messages/playerAnswers.ts';
import { playerBuys } from './triggers/trade/playerBuys.ts';
import { playerBuysForCoins } from './triggers/messages/playerBuysForCoins.ts';
import { playerChangesTeam } from './triggers/players/playerChangesTeam.ts';
import { playerClicks } from './triggers/players/playerClicks.ts';
import { playerInteracts } from './triggers/players/playerInteracts.ts';
import { playerJoins } from './triggers/players/playerJoins.ts';
import { playerLeaves } from './triggers/players/playerLeaves.ts';
import { playerPressesKey } from './triggers/players/playerPressesKey.ts';
import { playerReleasesKey } from './triggers/players/playerReleasesKey.ts';
import { playerSendsChat } from './triggers/players/playerSendsChat.ts';
import { playerVariableChanges } from './triggers/variables/playerVariableChanges.ts';
import { projectileEnds } from './triggers/projectiles/projectileEnds.ts';
import { projectileHitsUnit } from './triggers/projectiles/projectileHitsUnit.ts';
import { projectileHitsWall } from './triggers/projectiles/projectileHitsWall.ts';
import { propEntersRegion } from './triggers/props/propEntersRegion.ts';
import { propIsDestroyed } from './triggers/props/propIsDestroyed.ts';
import { propTouchesProp } from './triggers/props/propTouchesProp.ts';
import { roundEnds } from './triggers/match/roundEnds.ts';
import { roundStarts } from './triggers/match/roundStarts.ts';
import { ruleIsRun } from './triggers/flow/ruleIsRun.ts';
import { savedDataLoads } from './triggers/data/savedDataLoads.ts';
import { timerEnds } from './triggers/flow/timerEnds.ts';
import { unitAppears } from './triggers/units/unitAppears.ts';
import { unitArrives } from './triggers/ai/unitArrives.ts';
import { unitAttacks } from './triggers/combat/unitAttacks.ts';
import { unitDies } from './triggers/units/unitDies.ts';
import { unitDropsItem } from './triggers/items/unitDropsItem.ts';
import { unitEntersRegion } from './triggers/units/unitEntersRegion.ts';
import { unitFindsNoPath } from './triggers/ai/unitFindsNoPath.ts';
import { unitGetsBuff } from './triggers/combat/unitGetsBuff.ts';
import { unitIsHurt } from './triggers/combat/unitIsHurt.ts';
import { unitJumps } from './triggers/units/unitJumps.ts';
import { unitLeavesRegion } from './triggers/units/unitLeavesRegion.ts';
import { unitLosesBuff } from './triggers/combat/unitLosesBuff.ts';
import { unitPicksUpItem } from './triggers/items/unitPicksUpItem.ts';
import { unitRespawns } from './triggers/units/unitRespawns.ts';
import { unitSeesUnit } from './triggers/ai/unitSeesUnit.ts';
import { unitSelectsItem } from './triggers/items/unitSelectsItem.ts';
import { unitStartsMoving } from './triggers/units/unitStartsMoving.ts';
import { unitStopsMoving } from './triggers/units/unitStopsMoving.ts';
import { unitTouchesItem } from './triggers/units/unitTouchesItem.ts';
import { unitTouchesProp } from './triggers/units/unitTouchesProp.ts';
import { unitTouchesUnit } from './triggers/units/unitTouchesUnit.ts';
import { unitTouchesWall } from './triggers/units/unitTouchesWall.ts';
import { unitUsesItem } from './triggers/items/unitUsesItem.ts';
import { variableChanges } from './triggers/variables/variableChanges.ts';

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
  nextMatchStarts,
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
