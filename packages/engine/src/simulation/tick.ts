import { STEPS_PER_TICK_MAX } from '../world/limits.ts';
import { stepRules } from '../triggers/stepRules.ts';
import { stepWalls } from '../physics/stepWalls.ts';
import { stepScripts } from '../scripts/stepScripts.ts';
import { stepRemovals } from '../systems/spawn/stepRemovals.ts';
import { stepAchievements } from '../systems/achievements/achievements.ts';
import { stepAi } from '../systems/ai/stepAi.ts';
import { stepAttributes } from '../systems/attributes/stepAttributes.ts';
import { stepPlayerForms } from '../systems/players/playerForm.ts';
import { stepBots } from '../systems/bots/stepBots.ts';
import { stepBuffs } from '../systems/buffs/stepBuffs.ts';
import { stepContacts } from '../systems/contacts/stepContacts.ts';
import { stepControls } from '../systems/control/stepControls.ts';
import { stepSavedVariables } from '../systems/saved/savedVariables.ts';
import { stepInputs } from '../systems/inputs/stepInputs.ts';
import { stepItems } from '../systems/items/stepItems.ts';
import { stepMarkers } from '../systems/markers/markers.ts';
import { stepMatch } from '../systems/match/stepMatch.ts';
import { stepMovement } from '../systems/movement/stepMovement.ts';
import { stepLeavingPlayers } from '../systems/joining/stepLeavingPlayers.ts';
import { stepRespawns } from '../systems/respawn/stepRespawns.ts';
import { stepProtection } from '../systems/protection/stepProtection.ts';
import { stepProjectiles } from '../systems/projectiles/stepProjectiles.ts';
import { stepRegions } from '../systems/regions/stepRegions.ts';
import { stepTalk } from '../systems/talk/stepTalk.ts';
import { stepTimers } from '../systems/timers/stepTimers.ts';
import type { Input } from '../world/Input.ts';
import type { World } from '../world/World.ts';

/** Advances the world by one tick. The steps must run in the same order on every peer. */
export function tick(world: World, inputs: readonly Input[]): void {
  world.tick += 1;
  world.events.length = 0;
  world.stepsLeft = STEPS_PER_TICK_MAX;

  stepInputs(world, inputs);

  stepTimers(world);
  stepMatch(world);
  stepProtection(world);
  stepRespawns(world);

  stepPlayerForms(world);
  stepBots(world);
  stepControls(world);
  stepAi(world);

  stepItems(world);
  stepProjectiles(world);

  const touches = stepMovement(world);
  stepContacts(world, touches);
  stepRegions(world);
  stepTalk(world);

  stepBuffs(world);
  stepAttributes(world);

  // Rules run after everything else but before removals, so that a rule about a death can still read the dead
  // unit.
  stepRules(world);
  stepScripts(world);

  stepSavedVariables(world);
  stepAchievements(world);
  stepLeavingPlayers(world);
  stepRemovals(world);
  stepMarkers(world);
  stepWalls(world.physics, world.tiles);
}
