import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { matchesWords } from './matchesWords.ts';

interface PickOption {
  readonly id: string;
  readonly name: string;
  readonly group?: string;
  readonly thumbnail?: ReactNode;
}

interface PickListProps {
  readonly label: string;
  readonly options: readonly PickOption[];
  readonly value: string | null;
  readonly noneLabel?: string;
  readonly onPick: (id: string | null) => void;
}

/** A list with a search field, fully usable with the keyboard. */
export function PickList({ label, options, value, noneLabel, onPick }: PickListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const shown: readonly (PickOption | null)[] = [
    ...(noneLabel === undefined || query !== '' ? [] : [null]),
    ...options.filter((option) => matchesWords(query, `${option.name} ${option.group ?? ''}`)),
  ];
  const [front, setFront] = useState(() =>
    Math.max(
      0,
      shown.findIndex((option) => option?.id === value),
    ),
  );
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [front]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setFront(Math.min(shown.length - 1, front + 1));
    else if (event.key === 'ArrowUp') setFront(Math.max(0, front - 1));
    else if (event.key === 'Enter' && shown[front] !== undefined) onPick(shown[front]?.id ?? null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="flex min-h-0 min-w-52 flex-col">
      <div className="p-1">
        <input
          className="ed-input"
          placeholder="Search"
          role="combobox"
          aria-label={`Search: ${label}`}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={shown[front] === undefined ? undefined : `${id}-${front}`}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setFront(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div ref={list} id={id} role="listbox" aria-label={label} className="min-h-0 overflow-auto p-1 pt-0">
        {shown.map((option, index) => (
          <PickItem
            key={option?.id ?? ''}
            id={`${id}-${index}`}
            option={option}
            heading={option?.group === shown[index - 1]?.group ? undefined : option?.group}
            noneLabel={noneLabel}
            isFront={index === front}
            onPick={onPick}
          />
        ))}
        {shown.length === 0 && <p className="ed-hint p-2">No results. Try another word.</p>}
      </div>
    </div>
  );
}

interface PickItemProps {
  readonly id: string;
  readonly option: PickOption | null;
  readonly heading: string | undefined;
  readonly noneLabel: string | undefined;
  readonly isFront: boolean;
  readonly onPick: (id: string | null) => void;
}

function PickItem({ id, option, heading, noneLabel, isFront, onPick }: PickItemProps) {
  return (
    <>
      {heading !== undefined && (
        <div className="ed-menu-label" role="presentation">
          {heading}
        </div>
      )}
      <button
        id={id}
        type="button"
        role="option"
        tabIndex={-1}
        aria-selected={isFront}
        className="ed-menu-item"
        onClick={() => onPick(option?.id ?? null)}
      >
        {option?.thumbnail}
        <span className="ed-name">{option?.name ?? noneLabel}</span>
      </button>
    </>
  );
}
