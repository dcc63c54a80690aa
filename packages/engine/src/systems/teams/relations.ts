import type { Relation } from '@playloom/game-format';
import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';

/**
 * How one team stands to another: as a rule set it, else as the document says. Whoever is in no team is
 * neutral to everyone, also to others without one.
 */
export function getRelation(world: World, from: string | null, to: string | null): Relation {
  if (from === null || to === null) return 'neutral';
  const changed = world.teams.get(from)?.relations ?? {};
  if (Object.hasOwn(changed, to)) return changed[to]!;
  const team = world.game.game.types.teams[from];
  if (team === undefined) return 'neutral';
  // A team may be at odds with itself: that is how everyone plays against everyone in one colour.
  if (Object.hasOwn(team.relations, to)) return team.relations[to]!;
  return from === to ? 'friendly' : team.otherTeams;
}

/** One side is enough for a fight. */
export function areUnitsHostile(world: World, a: Unit, b: Unit): boolean {
  return getRelation(world, a.team, b.team) === 'hostile' || getRelation(world, b.team, a.team) === 'hostile';
}

/** Both have to stand together. */
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
