import { ColorField } from '@playloom/design-system/ColorField';
import {
  endStep,
  type ValueSuggestion,
  suggestValues,
  readSlotValue,
  type RuleLine,
  type RuleTree,
  setSlotValue,
  type SlotPart,
} from '@playloom/editor-core';
import { Popover } from '@playloom/design-system/Popover';
import { TextInput } from '@playloom/design-system/TextInput';
import { formatRuleNumber, type Json, valueTypes, toWords } from '@playloom/game-format';
import { Fragment, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import {
  closeInlineField,
  leaveInlineField,
  moveToEmptySlot,
  getTreeKey,
  runRuleCommand,
} from './state/ruleLineActions.ts';
import { useRulesEditorState } from './state/RulesEditorState.ts';
import { ValueTypeIcon, getValueColorName } from './ValueTypeIcon.tsx';
import { NumberDrag } from './NumberDrag.tsx';
import { useActiveItemInView } from './useActiveItemInView.ts';
import { useGameWithWorldMaps } from './useGameWithWorldMaps.ts';

const GROUPS: { readonly [group in ValueSuggestion['group']]: string } = {
  context: 'From this rule',
  typed: 'Fixed value',
  thing: 'In this game',
  value: 'Calculated values',
  nothing: 'Nothing',
};
const HEX = /^#[0-9a-f]{6}$/i;

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
  readonly slot: SlotPart;
  readonly anchor: HTMLElement;
}

/** A popup with the values that fit a slot. */
export function SlotPopup({ tree, line, slot, anchor }: Props) {
  const editorState = useRulesEditorState();
  const id = useId();
  const { spec } = slot;
  const game = useGameWithWorldMaps(spec.type === 'worldMap');
  const value = readSlotValue(line, slot.at);
  const [typed, setTyped] = useState<string | null>(null);
  const offers = useMemo(
    () => suggestValues(game, line.scope, spec, typed ?? '', value),
    [game, line.scope, spec, typed, value],
  );
  // Enter without typing or choosing keeps the current value.
  const [front, setFront] = useState(value === undefined ? 0 : -1);
  const put = (json: Json | undefined) => {
    editorState.field.set(null);
    runRuleCommand(editorState, setSlotValue(tree, line, slot.at, json));
    moveToEmptySlot(editorState, getTreeKey(tree), line.id, typeof json === 'object' && json !== null);
  };
  const isColor = isColorSlot(slot, value);
  const drag = (json: Json) =>
    runRuleCommand(
      editorState,
      setSlotValue(tree, line, slot.at, json, `slot/${line.id}/${slot.at.join('/')}`),
    );
  return (
    <Popover
      anchor={anchor}
      label={toWords(spec.name)}
      className="rules-offers"
      open
      onOpenChange={() => leaveInlineField(editorState)}
      onEscape={() => closeInlineField(editorState)}
    >
      <SlotInput
        id={id}
        slot={slot}
        text={typed ?? getOfferText(value ?? spec.preset)}
        offers={offers}
        front={front}
        onFront={setFront}
        onType={(text) => {
          setTyped(text);
          setFront(0);
        }}
        onPut={put}
        onDrag={drag}
        number={typeof (value ?? spec.preset) === 'number' ? ((value ?? spec.preset) as number) : null}
      />
      {isColor && (
        <div className="rules-color">
          <ColorField
            label="Color"
            value={typeof value === 'string' ? value : null}
            onValueChange={drag}
            onCommit={() => endStep(editorState.session.editor)}
          />
        </div>
      )}
      <OfferList
        id={id}
        offers={offers}
        front={front}
        onFront={setFront}
        onPut={put}
        hasText={typed !== null}
      />
      <p className="rules-keys">
        <span className="ed-key-legend">
          <ShortcutKeys keys="Enter" /> choose
        </span>
        {value !== undefined && (spec.isOptional || spec.preset !== undefined || spec.isFilter) && (
          <button type="button" className="ed-button" data-size="s" onClick={() => put(undefined)}>
            {spec.preset === undefined ? 'Clear' : `Reset to ${getOfferText(spec.preset)}`}
          </button>
        )}
        <span className="ed-grow" />
        <span>{spec.type === 'choice' ? 'one of these' : valueTypes[spec.type]}</span>
      </p>
    </Popover>
  );
}

function isColorSlot({ spec }: SlotPart, value: Json | undefined): boolean {
  if (spec.type !== 'text') return false;
  return spec.name === 'color' || (typeof value === 'string' && HEX.test(value));
}

function getOfferText(json: Json | undefined): string {
  if (typeof json === 'number') return formatRuleNumber(json);
  return typeof json === 'string' ? json : '';
}

interface InputProps {
  readonly id: string;
  readonly slot: SlotPart;
  readonly text: string;
  readonly number: number | null;
  readonly offers: readonly ValueSuggestion[];
  readonly front: number;
  readonly onFront: (index: number) => void;
  readonly onType: (text: string) => void;
  readonly onPut: (json: Json | undefined) => void;
  readonly onDrag: (json: Json) => void;
}

function SlotInput(props: InputProps) {
  const { id, slot, text, number, offers, front, onFront, onType, onPut, onDrag } = props;
  const editorState = useRulesEditorState();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const isText = slot.spec.type === 'text';
  const choose = () => {
    const offer = offers[front];
    if (offer === undefined) closeInlineField(editorState);
    else onPut(offer.json);
  };
  const press = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => onFront(Math.min(offers.length - 1, front + 1)),
      ArrowUp: () => onFront(Math.max(0, front - 1)),
      Enter: choose,
      Tab: choose,
    }[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <TextInput
      className="rules-offer-input"
      prefix={<ValueTypeIcon type={slot.spec.type} />}
      ref={input}
      role="combobox"
      aria-expanded="true"
      aria-controls={id}
      aria-activedescendant={`${id}-${front}`}
      aria-label={toWords(slot.spec.name)}
      placeholder={isText ? 'Type text, or search values' : 'Type or search'}
      autoComplete="off"
      spellCheck={isText}
      data-autofocus=""
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={press}
      suffix={
        number !== null && (
          <NumberDrag
            value={number}
            min={slot.spec.min}
            max={slot.spec.max}
            onChange={onDrag}
            onEnd={() => endStep(editorState.session.editor)}
          />
        )
      }
    />
  );
}

interface OfferListProps {
  readonly id: string;
  readonly offers: readonly ValueSuggestion[];
  readonly front: number;
  readonly hasText: boolean;
  readonly onFront: (index: number) => void;
  readonly onPut: (json: Json) => void;
}

function OfferList({ id, offers, front, hasText, onFront, onPut }: OfferListProps) {
  const list = useActiveItemInView(front);
  return (
    <div className="rules-offer-list" id={id} role="listbox" aria-label="Matching values" ref={list}>
      {offers.length === 0 && (
        <p className="ed-hint rules-none">
          {hasText ? 'No matching values.' : 'This game doesn’t have anything to choose here yet.'}
        </p>
      )}
      {offers.map((offer, index) => (
        <Fragment key={offer.key}>
          {offer.group !== offers[index - 1]?.group && <p className="pl-item-label">{GROUPS[offer.group]}</p>}
          <button
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === front}
            className="pl-item rules-offer"
            title={offer.help || undefined}
            onPointerMove={() => index !== front && onFront(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPut(offer.json)}
          >
            <span className="ed-slot" data-type={getValueColorName(offer.type)}>
              <ValueTypeIcon type={offer.type} />
              <span className="rules-slot-text">{offer.text}</span>
            </span>
          </button>
        </Fragment>
      ))}
    </div>
  );
}
