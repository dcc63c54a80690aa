import type { Relation } from '@playloom/game-format';
import type { Unit } from '../../entities/Entity.ts';
import type { World } from '../../world/World.ts';

/**
 * Returns the relation of one team to another, set by a rule or defined in the document. Entities without a
 * team are neutral to everyone, including each other.
 */
export function getRelation(world: World, from: string | null, to: string | null): Relation {
  if (from === null || to === null) return 'neutral';
  const changed = world.teams.get(from)?.relations ?? {};
  if (Object.hasOwn(changed, to)) return changed[to]!;
  const team = world.game.game.types.teams[from];
  if (team === undefined) return 'neutral';
  // Checked first, because a team can be hostile to itself, which makes a free-for-all within one team.
  if (Object.hasOwn(team.relations, to)) return team.relations[to]!;
  return from === to ? 'friendly' : team.otherTeams;
}

/** Two units are hostile if either team is hostile to the other. */
export function areUnitsHostile(world: World, a: Unit, b: Unit): boolean {
  return getRelation(world, a.team, b.team) === 'hostile' || getRelation(world, b.team, a.team) === 'hostile';
}

/** Two units are friendly only if both teams are friendly to each other. */
export function areUnitsFriendly(world: World, a: Unit, b: Unit): boolean {
  return (
    getRelation(world, a.team, b.team) === 'friendly' && getRelation(world, b.team, a.team) === 'friendly'
  );
}

export function setRelation(world: World, a: string, b: string, relation: Relation): void {
  changeRelation(world, a, b, relation);
  changeRelation(world, b, a, relation);
}

function changeRelation(world: World, from: string, to: string, relation: Relation): void {
  const team = world.teams.get(from);
  if (team !== undefined) team.relations = { ...team.relations, [to]: relation };
}
