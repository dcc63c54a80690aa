import type { Action, Expression } from '@playloom/game-format';

/** A simple interpreter that walks the syntax tree of the rule. It is the baseline, so do not optimize it. */
export function interpretActions(actions: readonly Action[], state: Map<string, number>): void {
  for (const action of actions) interpretAction(action, state);
}

function interpretAction(action: Action, state: Map<string, number>): void {
  switch (action.do as string) {
    case 'ifThen': {
      const branch = interpretValue(action['condition'] as Expression, state) === true ? 'then' : 'else';
      interpretActions((action[branch] ?? []) as readonly Action[], state);
      return;
    }
    case 'setVariable':
      state.set(action['variable'] as string, Number(interpretValue(action['value'] as Expression, state)));
      return;
    case 'changeVariable': {
      const name = action['variable'] as string;
      const amount = Number(interpretValue(action['amount'] as Expression, state));
      state.set(name, state.get(name)! + amount);
      return;
    }
    default:
      throw new Error(`The interpreter does not support ${action.do}.`);
  }
}

function interpretValue(expression: Expression, state: Map<string, number>): number | boolean {
  if (typeof expression !== 'object' || expression === null) return expression as number | boolean;
  const args: { [name: string]: number | boolean } = {};
  for (const [name, value] of Object.entries(expression)) {
    if (name !== 'get' && name !== 'variable') args[name] = interpretValue(value, state);
  }
  const { a = 0, b = 0, value = 0, from = 0, to = 0, min = 0, max = 0 } = args as { [name: string]: number };
  switch (expression.get as string) {
    case 'variable':
      return state.get(expression['variable'] as string)!;
    case 'and':
      return args['a'] === true && args['b'] === true;
    case 'or':
      return args['a'] === true || args['b'] === true;
    case 'isGreater':
      return a > b;
    case 'isLess':
      return a < b;
    case 'isAtLeast':
      return a >= b;
    case 'isBetween':
      return value >= from && value <= to;
    case 'add':
      return a + b;
    case 'subtract':
      return a - b;
    case 'multiply':
      return a * b;
    case 'divide':
      return b === 0 ? 0 : a / b;
    case 'remainder':
      return b === 0 ? 0 : a % b;
    case 'larger':
      return Math.max(a, b);
    case 'clamp':
      return Math.min(max, Math.max(min, value));
    case 'roundDown':
      return Math.floor(value);
    case 'absolute':
      return Math.abs(value);
    case 'signOf':
      return Math.sign(value);
    default:
      throw new Error(`The interpreter does not support ${expression.get}.`);
  }
}
