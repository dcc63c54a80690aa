import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditorAction } from '../../actions/EditorAction.ts';
import { useGame, useSession } from '../../session/SessionContext.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { type PaletteChoice, listPaletteChoices } from './listPaletteChoices.ts';
import { listControlChoices } from './listControlChoices.ts';
import { type RankedChoice, rankChoices } from './rankChoices.ts';
import { recordRecentChoice, readRecentChoices } from './recentChoices.ts';
import './palette.css';

const SHOWN_MAX = 60;

interface Props {
  readonly actions: readonly EditorAction[];
  readonly onClose: () => void;
}

/** The command palette. Finds actions, locations in the game and visible buttons by a few letters. */
export function Palette({ actions, onClose }: Props) {
  const session = useSession();
  const id = useId();
  const [query, setQuery] = useState('');
  const [front, setFront] = useState(0);
  const [recent] = useState(readRecentChoices);
  const game = useGame((whole) => whole);
  const choices = useMemo(() => {
    const named = listPaletteChoices(session, game, actions);
    return [...named, ...listControlChoices(new Set(named.map(({ label }) => label.toLowerCase())))];
  }, [session, game, actions]);
  const ranked = useMemo(() => rankChoices(choices, query, recent, SHOWN_MAX), [choices, query, recent]);
  const choose = (choice: PaletteChoice | undefined) => {
    if (choice === undefined) return;
    recordRecentChoice(choice.id);
    onClose();
    choice.run(session);
  };
  const press = (event: KeyboardEvent) => {
    const direction = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (direction !== undefined) setFront(Math.max(0, Math.min(ranked.length - 1, front + direction)));
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
      <div className="ed-palette" role="dialog" aria-modal="true" aria-label="Search or run a command">
        <div className="ed-palette-find">
          <Search size={18} aria-hidden="true" />
          <input
            ref={focusWhenShown}
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-label="Search or run a command"
            aria-activedescendant={ranked[front] === undefined ? undefined : `${id}-${front}`}
            placeholder="Search or run a command"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setFront(0);
            }}
            onKeyDown={press}
          />
        </div>
        <Choices id={id} ranked={ranked} front={front} onChoose={choose} />
        <p className="ed-palette-foot ed-key-legend">
          <span>
            <ShortcutKeys keys="ArrowUp+ArrowDown" /> select
          </span>
          <span>
            <ShortcutKeys keys="Enter" /> run
          </span>
          <span>
            <ShortcutKeys keys="Escape" /> close
          </span>
        </p>
      </div>
    </div>,
    document.body,
  );
}

/** Lets the user type at once after opening the palette. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus();
}

interface ChoicesProps {
  readonly id: string;
  readonly ranked: readonly RankedChoice<PaletteChoice>[];
  readonly front: number;
  readonly onChoose: (choice: PaletteChoice) => void;
}

function Choices({ id, ranked, front, onChoose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [front, ranked]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className="ed-palette-list">
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
          {choice.Icon === undefined ? (
            <span className="ed-palette-blank" aria-hidden="true" />
          ) : (
            <choice.Icon size={16} aria-hidden="true" />
          )}
          <span className="ed-name">
            <HighlightedLabel text={choice.label} marks={marks} />
          </span>
          <span className="ed-palette-note">{choice.note}</span>
          {choice.keys !== undefined && <ShortcutKeys keys={choice.keys} />}
        </button>
      ))}
      {ranked.length === 0 && <p className="ed-hint p-3">No results.</p>}
    </div>
  );
}

/** Highlights the matched letters. Adjacent letters share one mark, so that screen readers read them as one word. */
function HighlightedLabel({ text, marks }: { readonly text: string; readonly marks: readonly number[] }) {
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
