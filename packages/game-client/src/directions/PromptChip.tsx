import { h, render } from 'preact';
import type { Key } from '@playloom/game-format';
import { findOwnUnitType } from '../controls/findOwnUnitType.ts';
import { fillKeyNames } from '../controls/fillKeyNames.ts';
import { TipSignIcon } from '../hud/elements/TipSignIcon.tsx';
import type { ClientSession } from '../session/ClientSession.ts';
import type { PlayerSettings } from '../settings/PlayerSettings.ts';
import { listTipSigns, nameTipSign, type TipDevice, type TipSign } from '../tips/listTipSigns.ts';
import type { Prompt } from './findPrompt.ts';

interface PromptControls {
  readonly session: ClientSession;
  readonly settings: PlayerSettings;
  readonly device: TipDevice;
  /** Presses and releases a key. */
  readonly press: (key: Key) => void;
}

interface ChipContent {
  readonly text: string;
  readonly signs: readonly TipSign[];
  readonly onPress: (() => void) | null;
}

/** The state of the chip in the page, to render it only when it changes. */
export interface PromptChip {
  readonly root: HTMLElement;
  shown: string;
  /** The size in pixels, with some space around it. */
  width: number;
  height: number;
}

const EDGE_GAP = 8;
/** Signs of a key that no tip is about. */
const PLAIN = { kind: 'waits', seconds: 1 } as const;

/** Creates the place of the prompt. Screen readers announce what it says. */
export function createPromptChip(parent: HTMLElement): PromptChip {
  const host = parent.ownerDocument.createElement('div');
  host.className = 'hud-host playloom-prompts';
  const root = parent.ownerDocument.createElement('div');
  root.className = 'playloom-prompt';
  root.setAttribute('role', 'status');
  host.append(root);
  parent.append(host);
  return { root, shown: '', width: 0, height: 0 };
}

/** Shows a prompt above a position, inside a view of this size, or nothing. */
export function drawPromptChip(
  chip: PromptChip,
  prompt: Prompt | null,
  controls: PromptControls,
  view: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const { device, settings } = controls;
  const { keys, padButtons } = settings;
  const shown =
    prompt === null
      ? ''
      : JSON.stringify([prompt.entity.id, prompt.text, prompt.key, device, keys, padButtons]);
  if (shown !== chip.shown) {
    chip.shown = shown;
    render(prompt === null ? null : h(Chip, describeChip(prompt, controls)), chip.root);
    const drawn = chip.root.firstElementChild as HTMLElement | null;
    chip.width = (drawn?.offsetWidth ?? 0) + 2 * EDGE_GAP;
    chip.height = (drawn?.offsetHeight ?? 0) + EDGE_GAP;
  }
  if (prompt === null) return;
  const x = Math.min(Math.max(view.x, chip.width / 2), view.width - chip.width / 2);
  const y = Math.min(Math.max(view.y, chip.height), view.height);
  chip.root.style.transform = `translate(${x}px, ${y}px)`;
}

function describeChip(
  { text, key }: Prompt,
  { session, settings, device, press }: PromptControls,
): ChipContent {
  const { view, game, welcome } = session;
  const players = [...view.players.values()];
  const type = findOwnUnitType({ game, own: view.own, players, me: welcome?.player ?? null });
  const hasTouch = device === 'touch';
  const { keys, padButtons } = settings;
  const gamepad = device === 'keyboard' || device === 'touch' ? null : device;
  return {
    text: fillKeyNames(text, { type, keys, padButtons, hasTouch, gamepad }),
    signs: listTipSigns({ key, done: PLAIN }, { type, keys, padButtons, device }),
    onPress: hasTouch ? () => press(key) : null,
  };
}

/** On touch screens it is a button, because a game may have no other. */
function Chip({ text, signs, onPress }: ChipContent) {
  const content = (
    <>
      {onPress === null && (
        <>
          <span class="hud-hidden">{`${signs.map(nameTipSign).join(' ')}: `}</span>
          {signs.map((sign) => (
            <TipSignIcon key={nameTipSign(sign)} sign={sign} />
          ))}
        </>
      )}
      <span>{text}</span>
    </>
  );
  if (onPress === null) return <p class="playloom-prompt-chip">{content}</p>;
  return (
    <button
      type="button"
      class="playloom-prompt-chip"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
