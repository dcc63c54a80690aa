import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditorAction } from '../EditorAction.ts';
import { useGame, useSession } from '../session/SessionContext.ts';
import { Keys } from '../ui/Keys.tsx';
import { type Choice, listChoices } from './listChoices.ts';
import { listControls } from './listControls.ts';
import { type Ranked, rankChoices } from './rankChoices.ts';
import { noteChoice, readRecentChoices } from './recentChoices.ts';
import './palette.css';

const SHOWN_MAX = 60;

interface Props {
  readonly actions: readonly EditorAction[];
  readonly onClose: () => void;
}

/** Everything that can be done, every place in the game and every button in sight, found by a few letters. */
export function Palette({ actions, onClose }: Props) {
  const session = useSession();
  const id = useId();
  const [query, setQuery] = useState('');
  const [front, setFront] = useState(0);
  const [recent] = useState(readRecentChoices);
  const game = useGame((whole) => whole);
  const choices = useMemo(() => {
    const named = listChoices(session, game, actions);
    return [...named, ...listControls(new Set(named.map(({ label }) => label.toLowerCase())))];
  }, [session, game, actions]);
  const ranked = useMemo(() => rankChoices(choices, query, recent, SHOWN_MAX), [choices, query, recent]);
  const choose = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    noteChoice(choice.id);
    onClose();
    choice.run(session);
  };
  const press = (event: KeyboardEvent) => {
    const way = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (way !== undefined) setFront(Math.max(0, Math.min(ranked.length - 1, front + way)));
    else if (event.key === 'Enter') choose(ranked[front]?.choice);
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return createPortal(
    <div
      className="ed-app ed-palette-scrim"
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="ed-palette" role="dialog" aria-modal="true" aria-label="Do anything">
        <div className="ed-palette-find">
          <Search size={18} aria-hidden="true" />
          <input
            ref={focusWhenShown}
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-label="Do anything"
            aria-activedescendant={ranked[front] === undefined ? undefined : `${id}-${front}`}
            placeholder="What do you want to do, or where to go?"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setFront(0);
            }}
            onKeyDown={press}
          />
        </div>
        <Choices id={id} ranked={ranked} front={front} onChoose={choose} />
        <p className="ed-palette-foot">
          <span>
            <Keys keys="ArrowUp+ArrowDown" /> choose
          </span>
          <span>
            <Keys keys="Enter" /> do it
          </span>
          <span>
            <Keys keys="Escape" /> close
          </span>
        </p>
      </div>
    </div>,
    document.body,
  );
}

/** It was opened to be written in. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus();
}

interface ChoicesProps {
  readonly id: string;
  readonly ranked: readonly Ranked<Choice>[];
  readonly front: number;
  readonly onChoose: (choice: Choice) => void;
}

function Choices({ id, ranked, front, onChoose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [front, ranked]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Choices" className="ed-palette-list">
      {ranked.map(({ choice, marks }, index) => (
        <button
          key={choice.id}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === front}
          className="ed-palette-line"
          onClick={() => onChoose(choice)}
        >
          {choice.Icon !== undefined && <choice.Icon size={16} aria-hidden="true" />}
          <span className="ed-name">
            <Marked text={choice.label} marks={marks} />
          </span>
          <span className="ed-palette-note">{choice.note}</span>
          {choice.keys !== undefined && <Keys keys={choice.keys} />}
        </button>
      ))}
      {ranked.length === 0 && <p className="ed-hint p-3">Nothing here is called so.</p>}
    </div>
  );
}

/** The letters that were found, marked; neighbours together, so that the word is still read as one. */
function Marked({ text, marks }: { readonly text: string; readonly marks: readonly number[] }) {
  const found = new Set(marks);
  const runs: { readonly from: number; readonly isFound: boolean; text: string }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = runs.at(-1);
    if (last?.isFound === found.has(at)) last.text += text[at];
    else runs.push({ from: at, isFound: found.has(at), text: text[at]! });
  }
  return runs.map((run) =>
    run.isFound ? <mark key={run.from}>{run.text}</mark> : <span key={run.from}>{run.text}</span>,
  );
}
