import type { Game } from '../document/gameSchema.ts';
import { extendPath, formatPath, type PathPart } from '../problems/formatPath.ts';
import type { Problem } from '../problems/Problem.ts';
import type { ReferenceLookup } from '../references/createReferenceLookup.ts';
import { createReferenceProblem } from '../references/createReferenceProblem.ts';
import { referencePaths } from '../references/referencePaths.ts';

const references = referencePaths.map(([path, target]) => ({ steps: path.split('.'), target }));

/** Finds references to ids that the game does not have. */
export function checkReferences(game: Game, lookup: ReferenceLookup): Problem[] {
  const problems: Problem[] = [];
  for (const { steps, target } of references) {
    const currentPath: PathPart[] = [];
    visit(game, steps, currentPath, (id) => {
      if (!lookup[target].has(id)) problems.push(createReferenceProblem(formatPath(currentPath), target, id));
    });
  }
  checkPlacedEntities(game, lookup, problems);
  checkDialogues(game, problems);
  return problems;
}

/**
 * Reports every reference that the steps lead to. `currentPath` is a list, so that only the paths of problems are
 * formatted.
 */
function visit(
  value: unknown,
  steps: readonly string[],
  currentPath: PathPart[],
  report: (id: string) => void,
): void {
  const step = steps[currentPath.length];
  if (step === undefined) {
    if (typeof value === 'string') report(value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const enter = (part: PathPart, entry: unknown) => {
    currentPath.push(part);
    visit(entry, steps, currentPath, report);
    currentPath.pop();
  };
  if (step === '@') for (const key of Object.keys(value)) enter(key, key);
  else if (step !== '*') enter(step, Reflect.get(value, step));
  else if (Array.isArray(value)) value.forEach((entry, index) => enter(index, entry));
  else for (const key of Object.keys(value)) enter(key, Reflect.get(value, key));
}

const placedTargets = {
  unit: 'unitType',
  item: 'itemType',
  projectile: 'projectileType',
  prop: 'propType',
} as const;

function checkPlacedEntities(game: Game, lookup: ReferenceLookup, problems: Problem[]): void {
  game.map.entities.forEach((entity, index) => {
    const target = placedTargets[entity.kind];
    if (!lookup[target].has(entity.type)) {
      problems.push(createReferenceProblem(`map.entities[${index}].type`, target, entity.type));
    }
  });
}

function checkDialogues(game: Game, problems: Problem[]): void {
  for (const [id, dialogue] of Object.entries(game.types.dialogues)) {
    const dialoguePath = extendPath('types.dialogues', id);
    const report = (node: string | null, path: string) => {
      if (node === null || Object.hasOwn(dialogue.nodes, node)) return;
      const message = `The dialogue “${dialogue.name}” has no part with the ID “${node}”.`;
      problems.push({ path, code: 'unknown-reference', message });
    };
    report(dialogue.start, `${dialoguePath}.start`);
    for (const [nodeId, node] of Object.entries(dialogue.nodes)) {
      node.options.forEach((option, index) =>
        report(option.next, `${extendPath(`${dialoguePath}.nodes`, nodeId)}.options[${index}].next`),
      );
    }
  }
}
