import { describe, expect, it } from 'vitest';
import { spawnUnit } from '../units/spawnUnit.ts';
import { callCatalogEntry } from '../../testing/callCatalogEntry.ts';
import { createTestWorld, joinTestPlayer } from '../../testing/createTestWorld.ts';
import { recordTriggers } from '../../testing/recordTriggers.ts';
import type { World } from '../../world/World.ts';
import { readAttribute } from '../attributes/attributes.ts';
import { applyDamage } from '../combat/applyDamage.ts';
import { getRelation } from './relations.ts';

const teams = {
  red: { name: 'Red', relations: { green: 'friendly' }, otherTeams: 'hostile' },
  blue: { name: 'Blue', otherTeams: 'neutral' },
  green: { name: 'Green', otherTeams: 'friendly', canHurt: { friendly: true, neutral: false } },
  lone: { name: 'Lone', relations: { lone: 'hostile' } },
} as const;

function createPair(world: World, a: string | null, b: string | null) {
  const create = (team: string | null, x: number) => spawnUnit(world, { type: 'knight', x, y: 10, team })!;
  return [create(a, 10), create(b, 14)] as const;
}

/** Whether a unit of one team can hurt a unit of another. */
function hurts(world: World, from: string | null, to: string | null): boolean {
  const [attacker, target] = createPair(world, from, to);
  applyDamage(world, target, 5, attacker);
  return readAttribute(world, target, 'health') < 100;
}

describe('teams', () => {
  it('[EG-08] have the relations defined in the document', async () => {
    const world = await createTestWorld({ types: { teams } });
    expect(getRelation(world, 'red', 'red')).toBe('friendly');
    expect(getRelation(world, 'red', 'blue')).toBe('hostile');
    expect(getRelation(world, 'red', 'green')).toBe('friendly');
    expect(getRelation(world, 'blue', 'red')).toBe('neutral');
    expect(getRelation(world, 'lone', 'lone')).toBe('hostile');
    expect(getRelation(world, 'red', null)).toBe('neutral');
    expect(getRelation(world, null, null)).toBe('neutral');
  });

  it('[EG-08] change their relations by rules, in both directions', async () => {
    const world = await createTestWorld({ types: { teams } });
    const [a, b] = createPair(world, 'red', 'blue');
    const units = { a: a.id, b: b.id };
    expect(callCatalogEntry(world, 'areHostile', units)).toBe(true);
    callCatalogEntry(world, 'setTeamRelation', { team: 'red', other: 'blue', relation: 'friendly' });
    expect([getRelation(world, 'red', 'blue'), getRelation(world, 'blue', 'red')]).toEqual([
      'friendly',
      'friendly',
    ]);
    expect(callCatalogEntry(world, 'areHostile', units)).toBe(false);
    expect(callCatalogEntry(world, 'areFriendly', units)).toBe(true);
    expect(getRelation(world, 'red', 'lone')).toBe('hostile');
  });

  it('[EG-08] hurt others by relation: friendly fire is a setting of each team', async () => {
    const world = await createTestWorld({ types: { teams } });
    expect([hurts(world, 'red', 'red'), hurts(world, 'red', 'green'), hurts(world, 'red', 'blue')]).toEqual([
      false,
      false,
      true,
    ]);
    expect([hurts(world, 'green', 'green'), hurts(world, 'green', 'red')]).toEqual([true, true]);
    expect([hurts(world, 'blue', 'red'), hurts(world, 'green', null)]).toEqual([true, false]);
    expect([hurts(world, null, null), hurts(world, 'lone', 'lone')]).toEqual([true, true]);
    callCatalogEntry(world, 'setTeamRelation', { team: 'red', other: 'blue', relation: 'friendly' });
    expect(hurts(world, 'red', 'blue')).toBe(false);
  });

  it('have scores; the leader must be ahead of all others', async () => {
    const world = await createTestWorld();
    expect(callCatalogEntry(world, 'leadingTeam')).toBeNull();
    callCatalogEntry(world, 'changeTeamScore', { team: 'blue', amount: 2 });
    expect(callCatalogEntry(world, 'leadingTeam')).toBe('blue');
    callCatalogEntry(world, 'setTeamScore', { team: 'red', score: 2 });
    expect(callCatalogEntry(world, 'leadingTeam')).toBeNull();
    expect(callCatalogEntry(world, 'scoreOfTeam', { team: 'blue' })).toBe(2);
    expect(callCatalogEntry(world, 'nameOfTeam', { team: 'blue' })).toBe('Blue');
    expect(callCatalogEntry(world, 'scoreOfTeam', { team: 'constructor' })).toBe(0);
  });

  it('are listed in the order of their ids', async () => {
    const world = await createTestWorld({ types: { teams } });
    expect(callCatalogEntry(world, 'allTeams')).toEqual(['blue', 'green', 'lone', 'red']);
  });

  it('are balanced with the fewest moves, bots first', async () => {
    const record = recordTriggers();
    const world = await createTestWorld(
      { types: { teams: { gray: { name: 'Gray', isOpenToPlayers: false } } } },
      { scripts: record.scripts },
    );
    callCatalogEntry(world, 'addBot', { team: 'red' });
    for (const id of [1, 2, 3, 4]) joinTestPlayer(world, { id, team: 'red' });
    callCatalogEntry(world, 'addBot', { team: 'gray' });
    joinTestPlayer(world, { id: 5 }).team = null;
    record.firedTriggers.length = 0;
    callCatalogEntry(world, 'balanceTeams');
    const teamOf = (id: number) => world.players.get(id)!.team;
    expect([1, 2, 3, 4, 5].map(teamOf)).toEqual(['red', 'red', 'red', 'blue', 'blue']);
    expect([1_000_000, 1_000_001].map(teamOf)).toEqual(['blue', 'gray']);
    expect(world.fired.filter(({ trigger }) => trigger === 'playerChangesTeam')).toHaveLength(3);
  });

  it('respect the team size when they are balanced', async () => {
    const world = await createTestWorld({ types: { teams: { blue: { maxPlayers: 1 } } } });
    for (const id of [1, 2, 3, 4]) joinTestPlayer(world, { id, team: 'red' });
    callCatalogEntry(world, 'balanceTeams');
    expect(callCatalogEntry(world, 'playersOfTeam', { team: 'blue' })).toEqual([4]);
  });
});
