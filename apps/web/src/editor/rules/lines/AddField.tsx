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
import { describeEntrySentence, titleOf } from '@playloom/game-format';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Keys } from '../../ui/Keys.tsx';
import { Popup } from '../../ui/Popup.tsx';
import { closeField, goToEmptySlot, keyOfTree, run } from '../desk/acts.ts';
import { type OpenField, type RulesDesk, useDesk } from '../desk/RulesDesk.ts';
import { CategoryIcon } from './CategoryIcon.ts';
import { Marked } from './Marked.tsx';
import { useFrontInView } from './useFrontInView.ts';
import { useOfferedGame } from './useOfferedGame.ts';

const HINTS = {
  action: 'What shall happen? Try “deal 20 damage”',
  condition: 'What must hold? Try “is greater”',
  trigger: 'When does it happen? Try “unit dies”',
};

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
  readonly field: Extract<OpenField, { kind: 'add' }>;
}

/** Where a line is typed: what fits is listed below, the likeliest first. */
export function AddField({ tree, line, field }: Props) {
  const desk = useDesk();
  const game = useOfferedGame();
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
    if (suggestion !== undefined) putLine(desk, game, { tree, line, field }, suggestion, isOpening);
  };
  const press = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => setFront(Math.min(found.length - 1, front + 1)),
      ArrowUp: () => setFront(Math.max(0, front - 1)),
      Enter: () => choose(found[front], false),
      Tab: () => choose(found[front], true),
      Escape: () => closeField(desk),
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
        {found.length === 1 ? `1 ${field.suggests} fits` : `${found.length} ${field.suggests}s fit`} here
      </span>
      {box !== null && (
        <Popup
          anchor={box}
          label="Suggestions"
          role="listbox"
          isQuiet
          isAnchorWide
          className="rules-suggestions"
          onClose={() => closeField(desk)}
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
          <p className="rules-keys">
            <span>
              <Keys keys="ArrowUp+ArrowDown" /> choose
            </span>
            <span>
              <Keys keys="Tab" /> fill first slot
            </span>
            <span>
              <Keys keys="Enter" /> {field.replaces ? 'put here' : 'add'}
            </span>
            <span className="ed-grow" />
            <span>
              <Keys keys="F1" /> explain
            </span>
          </p>
        </Popup>
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
  const list = useFrontInView(front);
  if (found.length === 0) {
    return (
      <p className="ed-hint rules-none">
        Nothing fits these words. Try fewer of them, or say it another way: “hurt”, “points”, “wait”.
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
      aria-label={`${titleOf(entry.name)}: ${describeEntrySentence(entry)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join('')}`}
      className="rules-suggestion"
      onPointerMove={onFront}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <CategoryIcon of={entry.category} />
      <span className="rules-sentence">
        <Marked parts={parts} words={marks} />
      </span>
      <span className="rules-remark">{remark}</span>
      {isExplained && <span className="rules-explained">{entry.help}</span>}
    </button>
  );
}

/** Puts what was chosen into the rule, and goes on to what must be filled. */
function putLine(
  desk: RulesDesk,
  game: DraftGame,
  { tree, line, field }: Props,
  { node }: Suggestion,
  isOpening: boolean,
): void {
  const { editor } = desk.session;
  const key = keyOfTree(tree);
  desk.field.set(null);
  if (field.replaces) {
    run(desk, replaceEntry(game, tree, line, node));
    goToEmptySlot(desk, key, line.id, isOpening);
    return;
  }
  const plan = insertLines(editor, tree, field.list, field.before, [node]);
  if (run(desk, plan.command) && plan.cursor !== null) goToEmptySlot(desk, key, plan.cursor, isOpening);
}
