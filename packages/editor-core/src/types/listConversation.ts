import type { Dialogue } from '@playloom/game-format';

export interface ConversationLine {
  readonly node: string;
  /** Depth of its first occurrence, counted in answers. */
  readonly depth: number;
  /** It occurred before: the conversation returns to it. */
  readonly isAgain: boolean;
  /** No answer leads to it. */
  readonly isLoose: boolean;
}

const DEPTH_MAX = 12;

/** The lines of a dialogue in reading order: each below the answer that leads to it. */
export function listConversation(dialogue: Dialogue): readonly ConversationLine[] {
  const lines: ConversationLine[] = [];
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
