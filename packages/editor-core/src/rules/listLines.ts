import type { DraftPath } from '@playloom/draft';
import type { Json, JsonObject } from '@playloom/game-format';
import type { RuleValueScope } from './RuleValueScope.ts';
import type { ActionBlock, ActionNode, RuleTree } from './RuleTree.ts';

/** A line of a rule as the editor shows it. */
export interface RuleLine {
  /** Unique among the lines of all rules. */
  readonly id: string;
  readonly kind: 'when' | 'condition' | 'action' | 'else' | 'empty';
  readonly keyword: 'When' | 'If' | 'and' | 'Do' | 'Else' | '';
  /** The path in the draft. For an empty line and “Else” it is the path of their list. */
  readonly path: DraftPath;
  /** The path inside the rule, as in the game document: `do[0].then[1]`. */
  readonly documentPath: string;
  readonly json: Json;
  readonly scope: RuleValueScope;
  /** The list that contains this line, and the index in it. */
  readonly list: DraftPath;
  readonly index: number;
  /** Paths of the enclosing blocks, outermost first. The editor draws a vertical line at the left for each. */
  readonly blocks: readonly string[];
  /** Whether the rule, an enclosing block or the line itself is turned off. */
  readonly isOff: boolean;
}

export interface LineOptions {
  /** The parts to show. For example, a shop offer has no trigger. */
  readonly parts?: readonly ('when' | 'if' | 'do')[];
  /** Leaves out the empty lines for adding something, for users who can't edit. */
  readonly isReadOnly?: boolean;
}

/** The lines of a rule from top to bottom. */
export function listLines(tree: RuleTree, options: LineOptions = {}): readonly RuleLine[] {
  const { parts = ['when', 'if', 'do'], isReadOnly = false } = options;
  const lines: RuleLine[] = [];
  const isOff = tree.json['isEnabled'] === false;
  if (parts.includes('when') && tree.trigger !== null) lines.push(triggerLine(tree, tree.trigger, isOff));
  if (parts.includes('if')) addConditions(lines, tree, isOff, isReadOnly ? false : !parts.includes('do'));
  if (parts.includes('do')) {
    const list = { path: [...tree.path, 'do'], documentPath: 'do', scope: tree.scope, actions: tree.actions };
    addBlock(lines, list, [], isOff, !isReadOnly);
  }
  return lines;
}

function triggerLine(tree: RuleTree, trigger: JsonObject, isOff: boolean): RuleLine {
  const path = [...tree.path, 'when'];
  const { scope } = tree;
  const base = { documentPath: 'when', json: trigger, scope, list: tree.path, index: 0, blocks: [], isOff };
  return { id: path.join('/'), kind: 'when', keyword: 'When', path, ...base };
}

function addConditions(lines: RuleLine[], tree: RuleTree, isOff: boolean, hasEmpty: boolean): void {
  const list = [...tree.path, 'if'];
  tree.conditions.forEach(({ path, documentPath, json, scope }, index) => {
    const keyword = index === 0 ? 'If' : 'and';
    const base = { documentPath, json, scope, list, index, blocks: [], isOff };
    lines.push({ id: path.join('/'), kind: 'condition', keyword, path, ...base });
  });
  if (!hasEmpty) return;
  lines.push({
    ...emptyLine({ path: list, documentPath: 'if', scope: tree.scope }, tree.conditions.length, [], isOff),
    keyword: tree.conditions.length === 0 ? 'If' : 'and',
  });
}

type List = Pick<ActionBlock, 'path' | 'documentPath' | 'scope' | 'actions'>;

function addBlock(
  lines: RuleLine[],
  list: List,
  around: readonly string[],
  isOff: boolean,
  hasEmpty: boolean,
): void {
  const blocks = [...around, list.path.join('/')];
  list.actions.forEach((node, index) => addAction(lines, list, node, index, blocks, isOff));
  if (!hasEmpty) return;
  const line = emptyLine(list, list.actions.length, blocks, isOff);
  lines.push({ ...line, keyword: list.actions.length === 0 ? 'Do' : '' });
}

function addAction(
  lines: RuleLine[],
  list: List,
  node: ActionNode,
  index: number,
  blocks: readonly string[],
  isAroundOff: boolean,
): void {
  const isOff = isAroundOff || node.json['isEnabled'] === false;
  const isIf = node.entry?.name === 'ifThen';
  lines.push({
    id: node.path.join('/'),
    kind: 'action',
    keyword: isIf ? 'If' : index === 0 ? 'Do' : '',
    path: node.path,
    documentPath: node.documentPath,
    json: node.json,
    scope: node.scope,
    list: list.path,
    index,
    blocks,
    isOff,
  });
  for (const block of node.blocks) {
    if (block.name === 'else') {
      // Without an “else” block there is no line for it. The menu of the line can add one.
      if (!Array.isArray(node.json['else'])) continue;
      lines.push({
        ...emptyLine(block, 0, blocks, isOff),
        id: `${block.path.join('/')}/~else`,
        kind: 'else',
        keyword: 'Else',
      });
    }
    addBlock(lines, block, blocks, isOff, block.actions.length === 0);
  }
}

function emptyLine(
  { path, documentPath, scope }: Pick<List, 'path' | 'documentPath' | 'scope'>,
  index: number,
  blocks: readonly string[],
  isOff: boolean,
): RuleLine {
  return {
    id: `${path.join('/')}/~`,
    kind: 'empty',
    keyword: '',
    path,
    documentPath: `${documentPath}[${index}]`,
    json: null,
    scope,
    list: path,
    index,
    blocks,
    isOff,
  };
}
