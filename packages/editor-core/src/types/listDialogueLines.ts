import type { Dialogue } from '@playloom/game-format';

export interface DialogueLine {
  readonly node: string;
  /** How many answers lead to this line, for indentation. */
  readonly depth: number;
  /** Whether the line was already listed above: an answer leads back to it. */
  readonly isAgain: boolean;
  /** Whether no answer leads to this line. */
  readonly isLoose: boolean;
}

const DEPTH_MAX = 12;

/** Lists the lines of a dialogue in reading order, each below the line whose answer leads to it. */
export function listDialogueLines(dialogue: Dialogue): readonly DialogueLine[] {
  const lines: DialogueLine[] = [];
  const seen = new Set<string>();
  const visit = (node: string, depth: number, isLoose: boolean) => {
    if (!Object.hasOwn(dialogue.nodes, node)) return;
    const isAgain = seen.has(node);
    const shown = Math.min(depth, DEPTH_MAX);
    const isListed = lines.some((line) => line.isAgain && line.node === node && line.depth === shown);
    if (!isListed) lines.push({ node, depth: shown, isAgain, isLoose });
    if (isAgain) return;
    seen.add(node);
    for (const { next } of dialogue.nodes[node]!.options) {
      if (next !== null) visit(next, depth + 1, false);
    }
  };
  visit(dialogue.start, 0, false);
  for (const node of Object.keys(dialogue.nodes)) if (!seen.has(node)) visit(node, 0, true);
  return lines;
}
