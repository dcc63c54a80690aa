import { type GameInput, parseGame, type Problem } from '@playloom/game-format';

type Rules = NonNullable<GameInput['rules']>;
type Block = unknown[];

const STEP = /([A-Za-z]+)|\[(\d+)\]/g;
const ACTION_BLOCKS: ReadonlySet<string> = new Set(['do', 'then', 'else', 'actions']);
const ROUNDS_MAX = 50;

/**
 * Removes lines that `parseGame` rejects until the rest is valid. In modd.io any action can be applied to any value,
 * and only `parseGame` knows what is allowed here. Returns the rules, the number of removed lines, and the first
 * problem if removing lines can't make the game valid.
 */
export function pruneRules(document: GameInput): {
  readonly rules: Rules;
  readonly cut: number;
  readonly problem: Problem | null;
} {
  let rules = JSON.parse(JSON.stringify(document.rules ?? [])) as Rules;
  let cut = 0;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const parsed = parseGame({ ...document, rules });
    if (parsed.ok) return { rules, cut, problem: null };
    const marked = parsed.error.filter(({ path }) => markBroken(rules, path));
    const other = parsed.error.find(({ path }) => !path.startsWith('rules['));
    if (other !== undefined || marked.length === 0) return { rules, cut, problem: parsed.error[0] ?? null };
    cut += marked.length;
    rules = withoutMarked(rules) as Rules;
  }
  return { rules: [], cut, problem: null };
}

/** Replaces the innermost action that contains the path with null, or the whole rule if there is none. */
function markBroken(rules: Rules, path: string): boolean {
  const steps = [...path.matchAll(STEP)].map(([, name, index]) => name ?? Number(index));
  if (steps[0] !== 'rules') return false;
  let at: unknown = { rules };
  let slot: readonly [Block, number] | null = null;
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    const isActionSlot =
      typeof step === 'number' && (before === 'rules' || ACTION_BLOCKS.has(String(before)));
    if (isActionSlot && Array.isArray(at)) slot = [at as Block, step];
    if (typeof at !== 'object' || at === null) break;
    at = (at as { readonly [step: string]: unknown })[step];
  }
  slot?.[0].splice(slot[1], 1, null);
  return slot !== null;
}

function withoutMarked(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((one) => one !== null).map(withoutMarked);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withoutMarked(value)]));
}
