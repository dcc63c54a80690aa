import type { Attribute, OwnAttributes } from '../document/attributeSchema.ts';
import type { Game } from '../document/gameSchema.ts';
import { extendPath } from '../problems/formatPath.ts';
import type { Problem } from '../problems/Problem.ts';

type Limits = Pick<Attribute, 'start' | 'min' | 'max'>;

/** Finds ranges with a minimum above the maximum. */
export function checkRanges(game: Game): Problem[] {
  const problems: Problem[] = [];
  const { attributes, units, props, effects } = game.types;
  for (const [id, attribute] of Object.entries(attributes)) {
    checkLimits(extendPath('types.attributes', id), attribute.name, attribute, problems);
  }
  for (const [kind, types] of Object.entries({ units, props })) {
    for (const [id, type] of Object.entries(types)) {
      const path = `${extendPath(`types.${kind}`, id)}.attributes`;
      checkOwnLimits(path, attributes, type.attributes, problems);
    }
  }
  for (const [id, unit] of Object.entries(units)) {
    unit.death.drops.forEach(({ min, max }, index) => {
      const path = `${extendPath('types.units', id)}.death.drops[${index}].min`;
      if (min > max)
        problems.push(createRangeProblem(path, 'The minimum number of drops', min, 'the maximum', max));
    });
  }
  for (const [id, { minLife, maxLife, minSpeed, maxSpeed }] of Object.entries(effects)) {
    const path = extendPath('types.effects', id);
    if (minLife > maxLife)
      problems.push(
        createRangeProblem(`${path}.minLife`, 'The minimum lifetime', minLife, 'the maximum', maxLife),
      );
    if (minSpeed > maxSpeed) {
      problems.push(
        createRangeProblem(`${path}.minSpeed`, 'The minimum speed', minSpeed, 'the maximum', maxSpeed),
      );
    }
  }
  return problems;
}

function checkOwnLimits(
  path: string,
  types: Game['types']['attributes'],
  own: OwnAttributes,
  problems: Problem[],
): void {
  for (const [id, changes] of Object.entries(own)) {
    // checkReferences reports unknown attributes.
    const type = Object.hasOwn(types, id) ? types[id] : undefined;
    if (type === undefined || Object.keys(changes).length === 0) continue;
    const { min = type.min, max = type.max } = changes;
    // A missing start is clamped to the limits, so it cannot be wrong.
    const start = changes.start ?? Math.max(min, Math.min(max, type.start));
    checkLimits(extendPath(path, id), type.name, { start, min, max }, problems);
  }
}

function checkLimits(path: string, name: string, { start, min, max }: Limits, problems: Problem[]): void {
  if (min > max)
    problems.push(createRangeProblem(`${path}.min`, `The minimum of ${name}`, min, 'its maximum', max));
  else if (start > max)
    problems.push(
      createRangeProblem(`${path}.start`, `The starting value of ${name}`, start, 'its maximum', max),
    );
  else if (start < min) {
    const message = `The starting value of ${name} (${start}) can’t be lower than its minimum (${min}).`;
    problems.push({ path: `${path}.start`, code: 'out-of-range', message });
  }
}

function createRangeProblem(
  path: string,
  low: string,
  lowValue: number,
  high: string,
  highValue: number,
): Problem {
  const message = `${low} (${lowValue}) can’t be higher than ${high} (${highValue}).`;
  return { path, code: 'out-of-range', message };
}
