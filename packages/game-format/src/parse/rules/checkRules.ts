import type { Game } from '../../document/gameSchema.ts';
import { extendPath } from '../../problems/formatPath.ts';
import type { Json, JsonObject } from '../../json/Json.ts';
import type { ReferenceLookup } from '../../references/createReferenceLookup.ts';
import type { Problem } from '../../problems/Problem.ts';
import { checkActions, checkCondition } from './checkNodes.ts';
import { checkTrigger } from './checkTrigger.ts';
import type { Action, Expression } from '../../rules/nodes.ts';
import type { RuleCheckContext, RuleScope } from './RuleCheckContext.ts';

/** The values in dialogues and shops, which always involve a player and the unit that they control. */
const playerScope: RuleScope = {
  provided: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  isOpen: false,
  isInLoop: false,
};

interface Guarded {
  readonly if?: readonly Expression[];
  readonly do: readonly Action[];
}

/** Checks every rule, and the conditions and actions of dialogues and shops, against the catalog. */
export function checkRules(game: Game, lookup: ReferenceLookup): Problem[] {
  const check: RuleCheckContext = { variables: game.variables, lookup, problems: [], nodes: 0 };
  game.rules.forEach((rule, index) => {
    const path = `rules[${index}]`;
    // The schema checks only the outline of rules, so their nodes can be any JSON.
    const scope = checkTrigger(check, `${path}.when`, rule.when as JsonObject);
    checkGuarded(check, scope, path, rule);
  });
  for (const [id, shop] of Object.entries(game.types.shops)) {
    const path = extendPath('types.shops', id);
    shop.offers.forEach((offer, index) =>
      checkGuarded(check, playerScope, `${path}.offers[${index}]`, offer),
    );
  }
  for (const [id, dialogue] of Object.entries(game.types.dialogues)) {
    for (const [nodeId, node] of Object.entries(dialogue.nodes)) {
      const path = extendPath(`${extendPath('types.dialogues', id)}.nodes`, nodeId);
      checkGuarded(check, playerScope, path, node);
      node.options.forEach((option, index) =>
        checkGuarded(check, playerScope, `${path}.options[${index}]`, option),
      );
    }
  }
  return check.problems;
}

function checkGuarded(check: RuleCheckContext, scope: RuleScope, path: string, guarded: Guarded): void {
  guarded.if?.forEach((condition, index) => {
    checkCondition(check, scope, `${path}.if[${index}]`, condition as Json);
  });
  checkActions(check, scope, `${path}.do`, guarded.do as readonly Json[]);
}
