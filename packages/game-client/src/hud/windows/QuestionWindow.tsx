import { limits } from '@playloom/game-format';
import { useId, useState } from 'preact/hooks';
import { useHud, useHudSlice } from '../state/HudContext.ts';
import { stopTypedKey } from '../elements/stopTypedKey.ts';
import { HudCharacterCounter } from '../elements/HudCharacterCounter.tsx';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';
import { HudWindow } from './HudWindow.tsx';

/** Shows a question that the game asks, with a text field for the answer. */
export function QuestionWindow() {
  const fillText = useKeyNameFiller();
  const question = useHudSlice(({ own }) => own.question);
  return question === null ? null : <Question key={question.name} text={fillText(question.text)} />;
}

function Question({ text }: { text: string }) {
  const { actions } = useHud();
  const [answer, setAnswer] = useState('');
  const label = useId();
  const counter = useId();
  const send = (event: Event): void => {
    event.preventDefault();
    if (answer.trim() !== '') actions.answer(answer.trim());
  };
  return (
    <HudWindow label="Question" kind="question">
      <form onSubmit={send}>
        <label id={label} for={`${label}-field`}>
          {text}
        </label>
        <div class="hud-field">
          <input
            id={`${label}-field`}
            data-first=""
            type="text"
            value={answer}
            maxLength={limits.ANSWER_TEXT_MAX}
            autocomplete="off"
            aria-describedby={counter}
            onKeyDown={stopTypedKey}
            onInput={(event) => setAnswer(event.currentTarget.value)}
          />
          <HudCharacterCounter id={counter} length={answer.length} max={limits.ANSWER_TEXT_MAX} />
        </div>
        <div class="hud-row">
          <button type="button" class="hud-button" onClick={() => actions.answer('')}>
            Skip
          </button>
          <button type="submit" class="hud-button" data-kind="main" disabled={answer.trim() === ''}>
            Answer
          </button>
        </div>
      </form>
    </HudWindow>
  );
}
