import type { DraftGame } from '@playloom/draft';
import {
  insertLines,
  readSentence,
  replaceEntry,
  type RuleLine,
  type RuleTree,
  suggestEntries,
  type Suggestion,
} from '@playloom/editor-core';
import { Popover } from '@playloom/design-system/Popover';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { describeEntrySentence, toTitle } from '@playloom/game-format';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  closeInlineField,
  leaveInlineField,
  moveToEmptySlot,
  getTreeKey,
  runRuleCommand,
} from './state/ruleLineActions.ts';
import { type InlineField, type RulesEditorState, useRulesEditorState } from './state/RulesEditorState.ts';
import { CategoryIcon } from './CategoryIcon.ts';
import { HighlightedSentence } from './HighlightedSentence.tsx';
import { useActiveItemInView } from './useActiveItemInView.ts';
import { useGameWithWorldMaps } from './useGameWithWorldMaps.ts';

const HINTS = {
  action: 'Add an action. Try “deal 20 damage”',
  condition: 'Add a condition. Try “is greater”',
  trigger: 'Choose a trigger. Try “unit dies”',
};

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
  readonly field: Extract<InlineField, { kind: 'add' }>;
}

/** The field for a new line, with a list of suggestions. The most likely one is first. */
export function AddLineField({ tree, line, field }: Props) {
  const editorState = useRulesEditorState();
  const game = useGameWithWorldMaps();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [text, setText] = useState(field.text);
  const [front, setFront] = useState(0);
  const [isExplained, setIsExplained] = useState(false);
  const found = useMemo(
    () => suggestEntries(game, line.scope, text, { kind: field.suggests }),
    [game, line.scope, text, field.suggests],
  );
  useEffect(() => input.current?.focus(), []);
  const choose = (suggestion: Suggestion | undefined, isOpening: boolean) => {
    if (suggestion !== undefined) insertLine(editorState, game, { tree, line, field }, suggestion, isOpening);
  };
  const press = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => setFront(Math.min(found.length - 1, front + 1)),
      ArrowUp: () => setFront(Math.max(0, front - 1)),
      Enter: () => choose(found[front], false),
      Tab: () => choose(found[front], true),
      Escape: () => closeInlineField(editorState),
      F1: () => setIsExplained(!isExplained),
    }[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className="rules-add" ref={setBox}>
      <input
        ref={input}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[front] === undefined ? undefined : `${id}-${front}`}
        aria-label={HINTS[field.suggests]}
        placeholder={HINTS[field.suggests]}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFront(0);
        }}
        onKeyDown={press}
      />
      <span className="rules-add-count">
        {found.length === 1 ? `1 ${field.suggests}` : `${found.length} ${field.suggests}s`} found
      </span>
      {box !== null && (
        <Popover
          anchor={box}
          label="Suggestions"
          role="listbox"
          takesFocus={false}
          matchWidth
          className="rules-suggestions"
          open
          onOpenChange={() => leaveInlineField(editorState)}
        >
          <SuggestionList
            id={id}
            game={game}
            found={found}
            front={front}
            isExplained={isExplained}
            onChoose={(suggestion) => choose(suggestion, true)}
            onFront={setFront}
          />
          <p className="rules-keys ed-key-legend">
            <span>
              <ShortcutKeys keys="ArrowUp+ArrowDown" /> select
            </span>
            <span>
              <ShortcutKeys keys="Tab" /> fill in
            </span>
            <span>
              <ShortcutKeys keys="Enter" /> {field.replaces ? 'replace' : 'add'}
            </span>
            <span className="ed-grow" />
            <span>
              <ShortcutKeys keys="F1" /> explain
            </span>
          </p>
        </Popover>
      )}
    </div>
  );
}

interface ListProps {
  readonly id: string;
  readonly game: DraftGame;
  readonly found: readonly Suggestion[];
  readonly front: number;
  readonly isExplained: boolean;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onFront: (index: number) => void;
}

function SuggestionList({ id, game, found, front, isExplained, onChoose, onFront }: ListProps) {
  const list = useActiveItemInView(front);
  if (found.length === 0) {
    return (
      <p className="ed-hint rules-none">
        No results. Try fewer or different words, such as “hurt”, “points”, or “wait”.
      </p>
    );
  }
  return (
    <div className="rules-suggestion-list" id={id} ref={list}>
      {found.map((suggestion, index) => (
        <SuggestionRow
          key={suggestion.entry.name}
          id={`${id}-${index}`}
          game={game}
          suggestion={suggestion}
          isFront={index === front}
          isExplained={isExplained && index === front}
          onChoose={() => onChoose(suggestion)}
          onFront={() => onFront(index)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly game: DraftGame;
  readonly suggestion: Suggestion;
  readonly isFront: boolean;
  readonly isExplained: boolean;
  readonly onChoose: () => void;
  readonly onFront: () => void;
}

function SuggestionRow({ id, game, suggestion, isFront, isExplained, onChoose, onFront }: RowProps) {
  const { entry, node, marks, remark } = suggestion;
  const parts = readSentence(game, entry, node);
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isFront}
      aria-label={`${toTitle(entry.name)}: ${describeEntrySentence(entry)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join('')}`}
      className="rules-suggestion"
      onPointerMove={onFront}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <CategoryIcon of={entry.category} />
      <span className="rules-sentence">
        <HighlightedSentence parts={parts} words={marks} />
      </span>
      <span className="rules-remark">{remark}</span>
      {isExplained && <span className="rules-explained">{entry.help}</span>}
    </button>
  );
}

/** Adds the chosen line to the rule, and moves the cursor to the first slot to fill in. */
function insertLine(
  editorState: RulesEditorState,
  game: DraftGame,
  { tree, line, field }: Props,
  { node }: Suggestion,
  isOpening: boolean,
): void {
  const { editor } = editorState.session;
  const key = getTreeKey(tree);
  editorState.field.set(null);
  if (field.replaces) {
    runRuleCommand(editorState, replaceEntry(game, tree, line, node));
    moveToEmptySlot(editorState, key, line.id, isOpening);
    return;
  }
  const plan = insertLines(editor, tree, field.list, field.before, [node]);
  if (runRuleCommand(editorState, plan.command) && plan.cursor !== null)
    moveToEmptySlot(editorState, key, plan.cursor, isOpening);
}
