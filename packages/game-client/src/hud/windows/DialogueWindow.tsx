import { useHud, useHudSlice } from '../state/HudContext.ts';
import { useKeyNameFiller } from '../state/useKeyNameFiller.ts';
import { describeImageSprite } from '../elements/describeLookSprite.ts';
import { HudSpriteView } from '../elements/HudSpriteView.tsx';
import { HudWindow } from './HudWindow.tsx';

/** Shows a dialogue line and its answers. The text appears at once, without a typewriter effect. */
export function DialogueWindow() {
  const { actions } = useHud();
  const fillText = useKeyNameFiller();
  const { game, open } = useHudSlice(({ game, own }) => ({ game, open: own.dialogue }));
  const node = open === null ? undefined : game.types.dialogues[open.dialogue]?.nodes[open.node];
  if (open === null || node === undefined) return null;
  const portrait = describeImageSprite(game, node.portrait);
  const options = open.options.flatMap((number) => {
    const text = node.options[number]?.text;
    return text === undefined ? [] : [{ number, text: fillText(text) }];
  });
  const chooseNth = (digit: number): void => {
    const option = options[digit - 1];
    if (option !== undefined) actions.chooseOption(option.number);
    else if (digit === 1 && options.length === 0) actions.closeDialogue();
  };
  return (
    <HudWindow
      key={`${open.dialogue}/${open.node}`}
      label={node.speaker || 'Dialogue'}
      kind="dialogue"
      onClose={() => actions.closeDialogue()}
      onDigit={chooseNth}
    >
      {portrait !== null && (
        <span class="hud-portrait">
          <HudSpriteView sprite={portrait} />
        </span>
      )}
      <div class="hud-said">
        {node.speaker !== '' && <h2>{node.speaker}</h2>}
        <p>{fillText(node.text)}</p>
      </div>
      <ol class="hud-options">
        {options.map(({ number, text }, index) => (
          <li key={number}>
            <button
              type="button"
              data-first={index === 0 ? '' : undefined}
              onClick={() => actions.chooseOption(number)}
            >
              <kbd aria-hidden="true">{index + 1}</kbd>
              {text}
            </button>
          </li>
        ))}
        {options.length === 0 && (
          <li>
            <button type="button" data-first="" onClick={() => actions.closeDialogue()}>
              <kbd aria-hidden="true">1</kbd>Continue
            </button>
          </li>
        )}
      </ol>
    </HudWindow>
  );
}
