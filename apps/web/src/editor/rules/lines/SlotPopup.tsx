import {
  endStep,
  type Offer,
  offerValues,
  readSlotValue,
  type RuleLine,
  type RuleTree,
  setSlot,
  type SlotPart,
} from '@playloom/editor-core';
import { type Json, valueTypes, wordsOf } from '@playloom/game-format';
import { Fragment, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ColorField } from '../../ui/ColorField.tsx';
import { Keys } from '../../ui/Keys.tsx';
import { Popup } from '../../ui/Popup.tsx';
import { closeField, goToEmptySlot, keyOfTree, run } from '../desk/acts.ts';
import { useDesk } from '../desk/RulesDesk.ts';
import { Glyph, tintOf } from './Glyph.tsx';
import { NumberDrag } from './NumberDrag.tsx';
import { useFrontInView } from './useFrontInView.ts';
import { useOfferedGame } from './useOfferedGame.ts';

const GROUPS: { readonly [group in Offer['group']]: string } = {
  context: 'What this is about',
  typed: 'Written down',
  thing: 'In this game',
  value: 'Calculated while the game runs',
  nothing: 'Nothing',
};
const HEX = /^#[0-9a-f]{6}$/i;

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
  readonly slot: SlotPart;
  readonly anchor: HTMLElement;
}

/** What may stand in a slot, and nothing else. */
export function SlotPopup({ tree, line, slot, anchor }: Props) {
  const desk = useDesk();
  const id = useId();
  const { wanted } = slot;
  const game = useOfferedGame(wanted.type === 'worldMap');
  const value = readSlotValue(line, slot.at);
  const [typed, setTyped] = useState<string | null>(null);
  const offers = useMemo(
    () => offerValues(game, line.scope, wanted, typed ?? '', value),
    [game, line.scope, wanted, typed, value],
  );
  // Enter without having typed or chosen leaves what is there.
  const [front, setFront] = useState(value === undefined ? 0 : -1);
  const put = (json: Json | undefined) => {
    desk.field.set(null);
    run(desk, setSlot(tree, line, slot.at, json));
    goToEmptySlot(desk, keyOfTree(tree), line.id, typeof json === 'object' && json !== null);
  };
  const isColor = isColorSlot(slot, value);
  const drag = (json: Json) =>
    run(desk, setSlot(tree, line, slot.at, json, `slot/${line.id}/${slot.at.join('/')}`));
  return (
    <Popup
      anchor={anchor}
      label={wordsOf(wanted.name)}
      className="rules-offers"
      onClose={() => closeField(desk)}
    >
      <SlotInput
        id={id}
        slot={slot}
        text={typed ?? textOf(value ?? wanted.preset)}
        offers={offers}
        front={front}
        onFront={setFront}
        onType={(text) => {
          setTyped(text);
          setFront(0);
        }}
        onPut={put}
        onDrag={drag}
        number={typeof (value ?? wanted.preset) === 'number' ? ((value ?? wanted.preset) as number) : null}
      />
      {isColor && (
        <div className="rules-color">
          <ColorField
            label="Color"
            value={typeof value === 'string' ? value : null}
            onChange={drag}
            onCommit={() => endStep(desk.session.editor)}
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
        <span>
          <Keys keys="Enter" /> choose
        </span>
        {value !== undefined && (wanted.isOptional || wanted.preset !== undefined || wanted.isFilter) && (
          <button type="button" className="ed-button" data-size="s" onClick={() => put(undefined)}>
            {wanted.preset === undefined ? 'Leave empty' : `Back to ${textOf(wanted.preset)}`}
          </button>
        )}
        <span className="ed-grow" />
        <span>{wanted.type === 'choice' ? 'one of these' : valueTypes[wanted.type]}</span>
      </p>
    </Popup>
  );
}

function isColorSlot({ wanted }: SlotPart, value: Json | undefined): boolean {
  if (wanted.type !== 'text') return false;
  return wanted.name === 'color' || (typeof value === 'string' && HEX.test(value));
}

function textOf(json: Json | undefined): string {
  return typeof json === 'number' || typeof json === 'string' ? String(json) : '';
}

interface InputProps {
  readonly id: string;
  readonly slot: SlotPart;
  readonly text: string;
  readonly number: number | null;
  readonly offers: readonly Offer[];
  readonly front: number;
  readonly onFront: (index: number) => void;
  readonly onType: (text: string) => void;
  readonly onPut: (json: Json | undefined) => void;
  readonly onDrag: (json: Json) => void;
}

function SlotInput(props: InputProps) {
  const { id, slot, text, number, offers, front, onFront, onType, onPut, onDrag } = props;
  const desk = useDesk();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const isText = slot.wanted.type === 'text';
  const choose = () => {
    const offer = offers[front];
    if (offer === undefined) closeField(desk);
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
    <div className="ed-input rules-offer-input">
      <Glyph type={slot.wanted.type} />
      <input
        ref={input}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={`${id}-${front}`}
        aria-label={wordsOf(slot.wanted.name)}
        placeholder={isText ? 'Type a text, or find a value' : 'Type or find'}
        autoComplete="off"
        spellCheck={isText}
        data-autofocus=""
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      {number !== null && (
        <NumberDrag
          value={number}
          min={slot.wanted.min}
          max={slot.wanted.max}
          onChange={onDrag}
          onEnd={() => endStep(desk.session.editor)}
        />
      )}
    </div>
  );
}

interface OfferListProps {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly front: number;
  readonly hasText: boolean;
  readonly onFront: (index: number) => void;
  readonly onPut: (json: Json) => void;
}

function OfferList({ id, offers, front, hasText, onFront, onPut }: OfferListProps) {
  const list = useFrontInView(front);
  return (
    <div className="rules-offer-list" id={id} role="listbox" aria-label="What fits" ref={list}>
      {offers.length === 0 && (
        <p className="ed-hint rules-none">
          {hasText ? 'Nothing that fits here is called that.' : 'This game has nothing that fits here yet.'}
        </p>
      )}
      {offers.map((offer, index) => (
        <Fragment key={offer.key}>
          {offer.group !== offers[index - 1]?.group && <p className="ed-menu-label">{GROUPS[offer.group]}</p>}
          <button
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === front}
            className="ed-menu-item rules-offer"
            title={offer.help || undefined}
            onPointerMove={() => index !== front && onFront(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPut(offer.json)}
          >
            <span className="ed-slot" data-type={tintOf(offer.type)}>
              <Glyph type={offer.type} />
              <span className="rules-slot-text">{offer.text}</span>
            </span>
          </button>
        </Fragment>
      ))}
    </div>
  );
}
