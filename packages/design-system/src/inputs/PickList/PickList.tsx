import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { matchesWords } from '../../text/matchesWords.ts';
import { TextInput } from '../TextInput/TextInput.tsx';

type PickOption = {
  id: string;
  name: string;
  group?: string;
  thumbnail?: ReactNode;
};

export type PickListProps = {
  label: string;
  options: readonly PickOption[];
  value: string | null;
  noneLabel?: string;
  onPick: (id: string | null) => void;
};

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
    <div className="pl-pick">
      <div className="pl-pick-search">
        <TextInput
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
      <div ref={list} id={id} role="listbox" aria-label={label} className="pl-pick-list">
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
        {shown.length === 0 && <p className="pl-pick-none">No results. Try another word.</p>}
      </div>
    </div>
  );
}

type PickItemProps = {
  id: string;
  option: PickOption | null;
  heading: string | undefined;
  noneLabel: string | undefined;
  isFront: boolean;
  onPick: (id: string | null) => void;
};

function PickItem({ id, option, heading, noneLabel, isFront, onPick }: PickItemProps) {
  return (
    <>
      {heading !== undefined && (
        <div className="pl-item-label" role="presentation">
          {heading}
        </div>
      )}
      <button
        id={id}
        type="button"
        role="option"
        tabIndex={-1}
        aria-selected={isFront}
        className="pl-item"
        onClick={() => onPick(option?.id ?? null)}
      >
        {option?.thumbnail}
        <span className="pl-pick-name">{option?.name ?? noneLabel}</span>
      </button>
    </>
  );
}
