import type { KeyedCourseStep } from '@playloom/editor-core';
import CircleCheck from 'lucide-react/icons/circle-check-big';
import Circle from 'lucide-react/icons/circle';
import { useEffect, useState } from 'react';
import type { EditorSession } from '../../session/EditorSession.ts';
import { useGame } from '../../session/SessionContext.ts';
import { CodeBlock } from './CodeBlock.tsx';

/** After this time on a step its hint appears automatically. */
const HINT_AFTER_MS = 60_000;

interface Props {
  readonly session: EditorSession;
  readonly steps: readonly KeyedCourseStep[];
  readonly done: readonly string[];
  readonly onShow: (step: KeyedCourseStep) => void;
  readonly onDo: (step: KeyedCourseStep) => void;
}

/** The steps of a lesson. The first open step is expanded; a click expands another. */
export function CourseSteps({ steps, done, onShow, onDo }: Props) {
  const next = steps.find(({ key }) => !done.includes(key))?.key ?? null;
  const [picked, setPicked] = useState<string | null>(null);
  const open = picked !== null && !done.includes(picked) ? picked : next;
  return (
    <ol className="course-steps">
      {steps.map((step) => {
        const isDone = done.includes(step.key);
        return (
          <li
            key={step.key}
            className="course-step"
            data-done={isDone ? '' : undefined}
            aria-current={step.key === open ? 'step' : undefined}
          >
            <button
              type="button"
              className="course-step-title"
              aria-expanded={step.key === open}
              disabled={isDone}
              onClick={() => setPicked(step.key)}
            >
              {isDone ? (
                <CircleCheck size={18} role="img" aria-label="Done" />
              ) : (
                <Circle size={18} aria-hidden="true" />
              )}
              {step.title}
            </button>
            {step.key === open && (
              <StepHelp key={step.key} step={step} onShow={() => onShow(step)} onDo={() => onDo(step)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const DO_LABELS = { edit: 'Do it for me', play: 'Start the game', publish: 'Open Publish' } as const;

interface HelpProps {
  readonly step: KeyedCourseStep;
  readonly onShow: () => void;
  readonly onDo: () => void;
}

function StepHelp({ step, onShow, onDo }: HelpProps) {
  const code = useGame((game) => step.code?.(game) ?? null);
  const [hasHint, setHasHint] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasHint(true), HINT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="course-help">
      <p>{step.text}</p>
      {code !== null && <CodeBlock code={code} />}
      {hasHint && (
        <p className="course-hint">
          <b>Hint:</b> {step.hint}
        </p>
      )}
      <div className="course-acts">
        <button type="button" className="ed-button" data-tone="line" onClick={onShow}>
          Show me
        </button>
        {!hasHint && (
          <button type="button" className="ed-button" onClick={() => setHasHint(true)}>
            Hint
          </button>
        )}
        <button type="button" className="ed-button course-do" onClick={onDo}>
          {DO_LABELS[step.solution.kind]}
        </button>
      </div>
    </div>
  );
}
