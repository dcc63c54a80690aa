import { listSlots, type RuleSentencePart, type SlotPart } from '@playloom/editor-core';
import { toWords } from '@playloom/game-format';
import { Fragment, type ReactNode } from 'react';
import { ValueTypeIcon, getValueColorName } from './ValueTypeIcon.tsx';

export interface SlotMarks {
  /** The slot at the cursor, and the open slot. */
  readonly cursor: readonly string[] | null;
  readonly open: readonly string[] | null;
  /** Receives the button of the open slot. Its popup is positioned beside it. */
  readonly onAnchor: (element: HTMLElement | null) => void;
  readonly problems: ReadonlySet<string>;
  readonly onOpen: (at: readonly string[]) => void;
  readonly onPoint: (at: readonly string[], element: HTMLElement | null) => void;
}

interface SentenceProps {
  readonly parts: readonly RuleSentencePart[];
  /** Null makes the slots read-only, for suggestions and for users who can only view the game. */
  readonly marks: SlotMarks | null;
  /**
   * Whether the sentence is inside a nested value. Nested values don't wrap; conditions at the top level do.
   */
  readonly isInside?: boolean;
}

/** Renders the words and slots of a sentence. */
export function EditableSentence({ parts, marks, isInside = false }: SentenceProps) {
  return hideOmittedParts(parts, marks).map((part, index) => (
    // Parts of a sentence have no ids and never change their order.
    // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, rendered together
    <Fragment key={index}>
      {typeof part === 'string' ? (
        <span className="rules-word">{part.trim()}</span>
      ) : (
        <SentenceSlot slot={part} marks={marks} isInside={isInside} />
      )}{' '}
    </Fragment>
  ));
}

/** Formats the sentence as text, for screen readers. */
export function describeSentence(parts: readonly RuleSentencePart[]): string {
  return hideOmittedParts(parts, null)
    .map((part) => {
      if (typeof part === 'string') return part.trim();
      return part.inner === null ? part.text : describeSentence(part.inner);
    })
    .filter(Boolean)
    .join(' ');
}

/**
 * Hides all empty optional slots except for the first one and the open one, because they would hide the
 * content.
 */
function hideOmittedParts(
  parts: readonly RuleSentencePart[],
  marks: SlotMarks | null,
): readonly RuleSentencePart[] {
  let isFree = false;
  return parts.filter((part, index) => {
    const isLeftOut = (each: RuleSentencePart | undefined) =>
      typeof each === 'object' && each.isEmpty && each.spec.isOptional && !each.spec.isFilter;
    if (typeof part === 'string') return !(part.trim() === ',' && isLeftOut(parts[index + 1]) && isFree);
    if (!isLeftOut(part)) return true;
    const isShown = !isFree || part.at.join('/') === marks?.open?.join('/');
    isFree = true;
    return isShown;
  });
}

interface SlotProps {
  readonly slot: SlotPart;
  readonly marks: SlotMarks | null;
  readonly isInside: boolean;
}

export function SentenceSlot({ slot, marks, isInside }: SlotProps) {
  const key = slot.at.join('/');
  const look = {
    'data-type': getValueColorName(slot.type),
    'data-empty': slot.isEmpty ? '' : undefined,
    'data-default': slot.isDefault ? '' : undefined,
    'data-problem': slot.isUnknown || marks?.problems.has(key) ? '' : undefined,
    'data-open': marks?.open?.join('/') === key ? '' : undefined,
    'data-cursor': marks?.cursor?.join('/') === key ? '' : undefined,
  };
  const isSpread = slot.inner !== null && slot.type === 'boolean' && !isInside;
  if (slot.inner === null) {
    return (
      <SlotButton slot={slot} marks={marks} className="ed-slot" look={look}>
        <ValueTypeIcon type={slot.type} />
        <span className="rules-slot-text">{slot.text}</span>
      </SlotButton>
    );
  }
  return (
    <span className={isSpread ? 'rules-spread' : 'ed-slot rules-nest'} {...look}>
      <SlotButton
        slot={slot}
        marks={marks}
        className="rules-nest-head"
        look={{ 'data-cursor': look['data-cursor'] }}
      >
        <ValueTypeIcon type={slot.type} />
      </SlotButton>
      <EditableSentence parts={slot.inner} marks={marks} isInside={!isSpread || isDeep(slot)} />
    </span>
  );
}

/** Whether a slot contains conditions, as “and”, “or” and “not” do. */
function isDeep(slot: SlotPart): boolean {
  return listSlots(slot.inner ?? []).some(({ type }) => type === 'boolean');
}

interface SlotButtonProps {
  readonly slot: SlotPart;
  readonly marks: SlotMarks | null;
  readonly className: string;
  readonly look: { readonly [attribute: string]: string | undefined };
  readonly children: ReactNode;
}

function SlotButton({ slot, marks, className, look, children }: SlotButtonProps) {
  if (marks === null) {
    return (
      <span className={className} {...look}>
        {children}
      </span>
    );
  }
  return (
    <button
      ref={marks.open?.join('/') === slot.at.join('/') ? marks.onAnchor : undefined}
      type="button"
      tabIndex={-1}
      className={className}
      data-slot={slot.at.join('/')}
      aria-label={`${toWords(slot.spec.name)}: ${slot.text}${slot.isEmpty ? ', empty' : ''}`}
      {...look}
      onClick={(event) => {
        event.stopPropagation();
        marks.onOpen(slot.at);
      }}
      onPointerEnter={(event) => marks.onPoint(slot.at, event.currentTarget)}
      onPointerLeave={() => marks.onPoint(slot.at, null)}
    >
      {children}
    </button>
  );
}
