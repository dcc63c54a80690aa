import { limits } from '@playloom/game-format';
import type { PricingPlan } from '@playloom/api-contract';

/** The plans of an installation that has no `PLANS_FILE`, in the order they are shown. */
export const defaultPlans: PricingPlan[] = [
  {
    tier: 't1',
    monthlyPriceCents: 0,
    summary: 'Everything you need to make a game and play it with friends.',
    isOffered: true,
    limits: {
      rooms: 3,
      playersPerRoom: 32,
      storageMegabytes: 250,
      collaborators: 2,
      sleepHours: 24,
      keptRooms: 3,
    },
  },
  {
    tier: 't5',
    monthlyPriceCents: 1200,
    summary: 'For a game that has found its first regular players.',
    isOffered: true,
    limits: {
      rooms: 20,
      playersPerRoom: 48,
      storageMegabytes: 2000,
      collaborators: 5,
      sleepHours: 168,
      keptRooms: 20,
    },
  },
  {
    tier: 't6',
    monthlyPriceCents: 4900,
    summary: 'For teams with several games.',
    isOffered: true,
    limits: {
      rooms: 100,
      playersPerRoom: 64,
      storageMegabytes: 10_000,
      collaborators: 20,
      sleepHours: null,
      keptRooms: 100,
    },
  },
  {
    tier: 't4',
    monthlyPriceCents: 12_900,
    summary: 'For games with players around the world.',
    isOffered: true,
    limits: {
      rooms: 400,
      playersPerRoom: 64,
      storageMegabytes: 40_000,
      collaborators: 50,
      sleepHours: null,
      keptRooms: 400,
    },
  },
  {
    tier: 't7',
    monthlyPriceCents: null,
    summary: 'Custom limits for your needs. Contact us.',
    isOffered: true,
    limits: {
      rooms: null,
      playersPerRoom: limits.PLAYERS_MAX,
      storageMegabytes: null,
      collaborators: null,
      sleepHours: null,
      keptRooms: null,
    },
  },
  {
    tier: 't2',
    monthlyPriceCents: 900,
    summary: 'For accounts that already have this plan.',
    isOffered: false,
    limits: {
      rooms: 10,
      playersPerRoom: 32,
      storageMegabytes: 1000,
      collaborators: 3,
      sleepHours: 72,
      keptRooms: 10,
    },
  },
];
