import {
  endStep,
  listSlots,
  readLine,
  readSlotValue,
  type RuleLine,
  type RuleTree,
  setSlot,
  type SlotPart,
} from '@playloom/editor-core';
import { type Json, wordsOf } from '@playloom/game-format';
import { useGame, useStore } from '../../session/SessionContext.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Field } from '../../ui/Field.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ToggleField } from '../../ui/ToggleField.tsx';
import { run } from '../desk/acts.ts';
import { openField, useDesk } from '../desk/RulesDesk.ts';
import { Glyph, tintOf } from '../lines/Glyph.tsx';

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
}

/** The slots of a line as a form. */
export function LineValues({ tree, line }: Props) {
  const game = useGame((whole) => whole);
  const parts = readLine(game, line);
  const all = listSlots(parts);
  // What stands inside other values is changed in the sentence, where one sees what it is a part of.
  const slots = all.filter(({ at }) => at.length === 1);
  if (slots.length === 0) return null;
  return (
    <Section title="Values">
      {slots.map((slot) => (
        <SlotField key={slot.at.join('/')} tree={tree} line={line} slot={slot} />
      ))}
    </Section>
  );
}

function SlotField({ tree, line, slot }: Props & { readonly slot: SlotPart }) {
  const desk = useDesk();
  const canEdit = useStore(desk.session.editor.canEdit);
  const given = readSlotValue(line, slot.at);
  const value = given ?? slot.wanted.preset;
  const label = wordsOf(slot.wanted.name);
  const base = {
    label,
    isDisabled: !canEdit,
    isChanged: given !== undefined && given !== slot.wanted.preset,
  };
  const put = (json: Json) =>
    run(desk, setSlot(tree, line, slot.at, json, `form/${line.id}/${slot.at.join('/')}`));
  const onCommit = () => endStep(desk.session.editor);
  const { wanted } = slot;
  if (typeof value === 'number') {
    return (
      <NumberField
        {...base}
        value={value}
        onChange={put}
        onCommit={onCommit}
        step={Number.isInteger(value) ? 1 : 0.1}
        {...(wanted.min === undefined ? {} : { min: wanted.min })}
        {...(wanted.max === undefined ? {} : { max: wanted.max })}
      />
    );
  }
  if (typeof value === 'boolean') return <ToggleField {...base} value={value} onChange={put} />;
  if (wanted.type === 'choice') {
    const choices = wanted.choices.map((choice) => ({ value: choice, label: wordsOf(choice) }));
    return (
      <ChoiceField
        {...base}
        look="list"
        value={String(value)}
        choices={choices}
        onChange={(choice) => put(choice)}
      />
    );
  }
  if (wanted.type === 'text' && typeof value === 'string') {
    return <TextField {...base} value={value} onChange={put} onCommit={onCommit} />;
  }
  return <SlotAsButton tree={tree} line={line} slot={slot} label={label} canEdit={canEdit} />;
}

function SlotAsButton({
  tree,
  line,
  slot,
  label,
  canEdit,
}: Props & { slot: SlotPart; label: string; canEdit: boolean }) {
  const desk = useDesk();
  const id = `rules-slot-${slot.at.join('-')}`;
  return (
    <Field label={label} id={id}>
      <button
        id={id}
        type="button"
        className="ed-input"
        disabled={!canEdit}
        onClick={() =>
          openField(desk, { kind: 'slot', tree: tree.path.join('/'), line: line.id, at: slot.at })
        }
      >
        <span className="ed-slot" data-type={tintOf(slot.type)} data-empty={slot.isEmpty ? '' : undefined}>
          <Glyph type={slot.type} />
          <span className="rules-slot-text">{slot.text}</span>
        </span>
      </button>
    </Field>
  );
}
