import { TextInput } from '@playloom/design-system/TextInput';
import { ToolButton } from '@playloom/design-system/ToolButton';
import {
  setRuleComment,
  listLines,
  listRuleGroups,
  readRule,
  renameRule,
  type RuleLine,
} from '@playloom/editor-core';
import { DropdownMenu } from '@playloom/design-system/DropdownMenu';
import { MenuEntryList } from '@playloom/design-system/MenuEntryList';
import { limits, type Rule } from '@playloom/game-format';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { RuleRun } from '../../session/Playtest.ts';
import type { DraftProblem } from '../../session/EditorSession.ts';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { closeInlineField, moveRuleToGroup, runRuleCommand } from '../../ruleLines/state/ruleLineActions.ts';
import { startRuleDrag, dropOnRule, dragOverRule } from '../../ruleLines/state/drag.ts';
import {
  openInlineField,
  consumeFocusRequest,
  useRulesEditorState,
} from '../../ruleLines/state/RulesEditorState.ts';
import { findLineProblems } from '../../ruleLines/findLineProblems.ts';
import { LineView } from '../../ruleLines/LineView.tsx';
import { NoteField } from '../../ruleLines/NoteField.tsx';
import { listRuleMenuEntries } from './ruleMenu.ts';
import { RunStatus } from './RunStatus.tsx';
import { useLiveRule } from './useLiveRule.ts';

interface Props {
  readonly rule: Rule;
  readonly number: number;
  readonly problems: readonly DraftProblem[];
}

/** A rule: its name, trigger, conditions and actions. */
export const RuleCard = memo(function RuleCard({ rule, number, problems }: Props) {
  const editorState = useRulesEditorState();
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  const field = useStore(editorState.field);
  const drop = useStore(editorState.drop);
  // Recompute this whenever the rule has changed, which replaces its object.
  const tree = useMemo(() => (rule === undefined ? null : readRule(editor.draft, rule.id)), [editor, rule]);
  const lines = useMemo(
    () => (tree === null ? [] : listLines(tree, { isReadOnly: !canEdit })),
    [tree, canEdit],
  );
  const live = useLiveRule(rule.id);
  if (tree === null) return null;
  const key = `rules/${rule.id}`;
  const isNoting = field?.kind === 'comment' && field.tree === key && field.line === null;
  const noteOf = () => openInlineField(editorState, { kind: 'comment', tree: key, line: null });
  return (
    // The surrounding tree handles the keyboard. This element only handles drops.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for dropping; the lines handle the keyboard
    <div
      className="rules-card"
      role="group"
      aria-label={rule.name}
      data-rule={rule.id}
      data-off={rule.isEnabled === false ? '' : undefined}
      data-bad={problems.length > 0 ? '' : undefined}
      data-ran={live?.isFresh ? '' : undefined}
      data-failed={live?.run.failure == null ? undefined : ''}
      data-drop={drop?.at === key ? drop.side : undefined}
      onDragOver={(event) => dragOverRule(editorState, event, key)}
      onDrop={(event) => dropOnRule(editorState, event, rule.id, rule.group)}
    >
      <CardHead rule={rule} number={number} live={live} canEdit={canEdit} />
      {(rule.comment || isNoting) && (
        <div className="rules-card-note" role="treeitem" aria-selected={false}>
          <NoteField
            text={rule.comment}
            isOpen={isNoting}
            onOpen={noteOf}
            onChange={(text) => runRuleCommand(editorState, setRuleComment(editor.game.get(), rule.id, text))}
          />
        </div>
      )}
      {lines.map((line, index) => (
        <LineView
          key={line.id}
          tree={tree}
          line={line}
          previous={lines[index - 1]}
          next={lines[index + 1]}
          problems={findLineProblems(problems, line, lines)}
          live={live?.run.lines.get(findRunPlace(line))}
          failure={live?.run.failure?.path === line.documentPath ? live.run.failure.text : null}
          isWatched={live !== null}
        />
      ))}
    </div>
  );
});

function findRunPlace({ kind, documentPath }: RuleLine): string {
  return kind === 'else' ? documentPath.replace(/\[\d+\]$/, '') : documentPath;
}

interface HeadProps {
  readonly rule: Rule;
  readonly number: number;
  readonly live: { readonly run: RuleRun; readonly isFresh: boolean } | null;
  readonly canEdit: boolean;
}

function CardHead({ rule, number, live, canEdit }: HeadProps) {
  const editorState = useRulesEditorState();
  const cursor = useStore(editorState.cursor);
  const field = useStore(editorState.field);
  const head = useRef<HTMLDivElement>(null);
  const key = `rules/${rule.id}`;
  const isHere = cursor?.tree === key && cursor.line === null;
  useEffect(() => {
    if (!isHere || !consumeFocusRequest(editorState)) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: 'nearest' });
  }, [editorState, isHere, cursor]);
  return (
    // The surrounding tree handles the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the rules around it handle the keys
    <div
      ref={head}
      className="rules-head"
      role="treeitem"
      aria-level={1}
      aria-selected={isHere}
      tabIndex={isHere || cursor === null ? 0 : -1}
      data-selected={isHere ? '' : undefined}
      draggable={canEdit}
      onDragStart={(event) => startRuleDrag(editorState, event, key)}
      onDragEnd={() => {
        editorState.dragged.set(null);
        editorState.drop.set(null);
      }}
      onClick={() => {
        editorState.cursor.set({ tree: key, line: null, slot: -1 });
        head.current?.focus();
      }}
      onDoubleClick={() => canEdit && openInlineField(editorState, { kind: 'name', tree: key })}
    >
      <span className="rules-number">{number}</span>
      {canEdit && <GripVertical className="rules-grip" size={14} aria-hidden="true" />}
      {(field?.kind === 'name' || field?.kind === 'group') && field.tree === key ? (
        <HeadField key={field.kind} rule={rule} kind={field.kind} />
      ) : (
        <h3 className="rules-name">{rule.name}</h3>
      )}
      {rule.isEnabled === false && <span className="rules-off">off</span>}
      <span className="rules-meta">
        <RunStatus live={live} />
        <DropdownMenu
          align="start"
          onOpenChange={(isOpen) => isOpen && editorState.cursor.set({ tree: key, line: null, slot: -1 })}
          trigger={
            <ToolButton
              label={`Options for ${rule.name}`}
              Icon={Ellipsis}
              size="sm"
              // The head would take the focus, which closes the menu.
              onClick={(event) => event.stopPropagation()}
            />
          }
        >
          <MenuEntryList entries={listRuleMenuEntries(editorState, rule)} />
        </DropdownMenu>
      </span>
    </div>
  );
}

function HeadField({ rule, kind }: { readonly rule: Rule; readonly kind: 'name' | 'group' }) {
  const editorState = useRulesEditorState();
  const { editor } = editorState.session;
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(kind === 'name' ? rule.name : '');
  useEffect(() => field.current?.select(), []);
  const commit = () => {
    closeInlineField(editorState);
    if (kind === 'name') runRuleCommand(editorState, renameRule(editor.game.get(), rule.id, typed));
    else moveRuleToGroup(editorState, rule.id, typed);
  };
  return (
    <>
      <TextInput
        ref={field}
        className="rules-name-field"
        aria-label={kind === 'name' ? 'Rule name' : 'Rule group'}
        placeholder={kind === 'name' ? '' : 'New or existing group'}
        maxLength={limits.NAME_MAX}
        list={kind === 'group' ? list : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') commit();
          else closeInlineField(editorState);
        }}
      />
      {kind === 'group' && (
        <datalist id={list}>
          {listRuleGroups(editor.game.get()).map((group) => (
            <option key={group}>{group}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
