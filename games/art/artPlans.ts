import { arenaPlan } from './arena/plan.ts';
import { blankPlan } from './blank/plan.ts';
import { blobPlan } from './blob/plan.ts';
import { harbourPlan } from './harbour/plan.ts';
import { islandPlan } from './harbour-island/plan.ts';
import { kickoffPlan } from './kickoff/plan.ts';
import type { ArtPlan } from './kit/ArtPlan.ts';
import { nightfallPlan } from './nightfall/plan.ts';
import { skylinePlan } from './skyline/plan.ts';

export const artPlans: readonly ArtPlan[] = [
  arenaPlan,
  blobPlan,
  kickoffPlan,
  skylinePlan,
  nightfallPlan,
  harbourPlan,
  islandPlan,
  blankPlan,
];
