import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { InspectorSection } from '@playloom/design-system/InspectorSection';
import { FieldButton } from '@playloom/design-system/FieldButton';
import { LabeledField } from '@playloom/design-system/LabeledField';
import { NumberField } from '@playloom/design-system/NumberField';
import { SwitchField } from '@playloom/design-system/SwitchField';
import { TextField } from '@playloom/design-system/TextField';
import {
  endStep,
  listSlots,
  readLineSentence,
  readSlotValue,
  type RuleLine,
  type RuleTree,
  setSlotValue,
  type SlotPart,
} from '@playloom/editor-core';
import { type Json, toWords } from '@playloom/game-format';
import { useGame, useStore } from '../../../session/SessionContext.ts';
import { runRuleCommand } from '../../../ruleLines/state/ruleLineActions.ts';
import { openInlineField, useRulesEditorState } from '../../../ruleLines/state/RulesEditorState.ts';
import { ValueTypeIcon, getValueColorName } from '../../../ruleLines/ValueTypeIcon.tsx';

interface Props {
  readonly tree: RuleTree;
  readonly line: RuleLine;
}

/** A form for the slots of a line. */
export function LineValues({ tree, line }: Props) {
  const game = useGame((whole) => whole);
  const parts = readLineSentence(game, line);
  const all = listSlots(parts);
  // Nested values are edited in the sentence, where their context is visible.
  const slots = all.filter(({ at }) => at.length === 1);
  if (slots.length === 0) return null;
  return (
    <InspectorSection title="Values">
      {slots.map((slot) => (
        <SlotField key={slot.at.join('/')} tree={tree} line={line} slot={slot} />
      ))}
    </InspectorSection>
  );
}

function SlotField({ tree, line, slot }: Props & { readonly slot: SlotPart }) {
  const editorState = useRulesEditorState();
  const canEdit = useStore(editorState.session.editor.canEdit);
  const given = readSlotValue(line, slot.at);
  const value = given ?? slot.spec.preset;
  const label = toWords(slot.spec.name);
  const base = {
    label,
    disabled: !canEdit,
    changed: given !== undefined && given !== slot.spec.preset,
  };
  const put = (json: Json) =>
    runRuleCommand(
      editorState,
      setSlotValue(tree, line, slot.at, json, `form/${line.id}/${slot.at.join('/')}`),
    );
  const onCommit = () => endStep(editorState.session.editor);
  const { spec } = slot;
  if (typeof value === 'number') {
    return (
      <NumberField
        {...base}
        value={value}
        onValueChange={put}
        onCommit={onCommit}
        step={Number.isInteger(value) ? 1 : 0.1}
        {...(spec.min === undefined ? {} : { min: spec.min })}
        {...(spec.max === undefined ? {} : { max: spec.max })}
      />
    );
  }
  if (typeof value === 'boolean') return <SwitchField {...base} value={value} onValueChange={put} />;
  if (spec.type === 'choice') {
    const choices = spec.choices.map((choice) => ({ value: choice, label: toWords(choice) }));
    return (
      <ChoiceField
        {...base}
        look="list"
        value={String(value)}
        options={choices}
        onValueChange={(choice) => put(choice)}
      />
    );
  }
  if (spec.type === 'text' && typeof value === 'string') {
    return <TextField {...base} value={value} onValueChange={put} onCommit={onCommit} />;
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
  const editorState = useRulesEditorState();
  return (
    <LabeledField label={label} disabled={!canEdit}>
      <FieldButton
        onClick={() =>
          openInlineField(editorState, {
            kind: 'slot',
            tree: tree.path.join('/'),
            line: line.id,
            at: slot.at,
          })
        }
      >
        <span
          className="ed-slot"
          data-type={getValueColorName(slot.type)}
          data-empty={slot.isEmpty ? '' : undefined}
        >
          <ValueTypeIcon type={slot.type} />
          <span className="rules-slot-text">{slot.text}</span>
        </span>
      </FieldButton>
    </LabeledField>
  );
}
