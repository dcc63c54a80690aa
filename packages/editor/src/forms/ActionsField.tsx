import { lazy, Suspense } from 'react';
import type { ControlProps } from './ControlProps.ts';

/** Loaded on demand: only dialogues and shops have actions, and other types don't need the rule editor. */
const ActionsEditor = lazy(async () => {
  const { ActionsEditor: editor } = await import('../ruleLines/ActionsEditor.tsx');
  return { default: editor };
});
const ConditionsEditor = lazy(async () => {
  const { ConditionsEditor: editor } = await import('../ruleLines/ConditionsEditor.tsx');
  return { default: editor };
});

/** Edits a list of actions or conditions, shown as sentences like those of a rule. */
export function ActionsField({ path, field, shape }: ControlProps<'actions' | 'conditions'>) {
  const Editor = shape.kind === 'actions' ? ActionsEditor : ConditionsEditor;
  return (
    <div className="type-actions" data-field={path.join('.')}>
      <span className="ed-field-label">{field.label}</span>
      <Suspense fallback={<p className="ed-hint">Loading…</p>}>
        <Editor path={path} label={field.label} />
      </Suspense>
    </div>
  );
}
