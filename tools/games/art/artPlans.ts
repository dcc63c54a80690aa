import { arenaArtPlan } from './arena/plan.ts';
import { blankArtPlan } from './blank/plan.ts';
import { blobArtPlan } from './blob/plan.ts';
import { harbourArtPlan } from './harbour/plan.ts';
import { islandArtPlan } from './harbour-island/plan.ts';
import { kickoffArtPlan } from './kickoff/plan.ts';
import type { ArtPlan } from './kit/ArtPlan.ts';
import { nightfallArtPlan } from './nightfall/plan.ts';
import { skylineArtPlan } from './skyline/plan.ts';

export const artPlans: readonly ArtPlan[] = [
  arenaArtPlan,
  blobArtPlan,
  kickoffArtPlan,
  skylineArtPlan,
  nightfallArtPlan,
  harbourArtPlan,
  islandArtPlan,
  blankArtPlan,
];
