import { describe, expect, it } from 'vitest';
import { createInputState, clearTaps, pressKey, readInput, releaseInput } from './InputState.ts';
import { toMouseKeyName, toKeyName } from './keyNames.ts';
import { listenToKeyboard } from './listenToKeyboard.ts';
import { findPadButton, listPadActions, rebindPad } from './padActions.ts';
import { readGamepad } from './readGamepad.ts';

type GamepadLike = NonNullable<Parameters<typeof readGamepad>[2][number]>;

const same = (x: number, y: number) => ({ x, y });

describe('keys', () => {
  it('are named by their position on the keyboard', () => {
    expect(['KeyW', 'Digit3', 'Numpad3', 'ArrowUp', 'Space', 'ControlRight'].map(toKeyName)).toEqual([
      'w',
      '3',
      '3',
      'up',
      'space',
      'control',
    ]);
    expect([
      toKeyName('F5'),
      toKeyName('Escape'),
      toKeyName('KeyÄ'),
      toMouseKeyName(0),
      toMouseKeyName(2),
      toMouseKeyName(9),
    ]).toEqual([null, null, null, 'mouse-left', 'mouse-right', null]);
  });
});

describe('the input state', () => {
  it('merges all devices in a fixed order', () => {
    const input = createInputState();
    pressKey(input, input.touch, 'space', true);
    pressKey(input, input.keyboard, 'd', true);
    pressKey(input, input.keyboard, 'a', true);
    pressKey(input, input.pad, 'd', true);
    expect(readInput(input, null, same).keys).toEqual(['a', 'd', 'space']);
    pressKey(input, input.keyboard, 'd', false);
    clearTaps(input);
    expect(readInput(input, null, same).keys).toEqual(['a', 'd', 'space']);
    releaseInput(input);
    expect(readInput(input, null, same)).toEqual({ keys: [], mouseX: 0, mouseY: 0, stick: null });
  });

  it('does not lose a tap shorter than a tick', () => {
    const input = createInputState();
    pressKey(input, input.keyboard, 'e', true);
    pressKey(input, input.keyboard, 'e', false);
    expect(readInput(input, null, same).keys).toEqual(['e']);
    clearTaps(input);
    expect(readInput(input, null, same).keys).toEqual([]);
  });

  it('aims with the mouse on the map, or with a stick from the player’s unit', () => {
    const input = createInputState();
    input.pointer = { x: 10, y: 20 };
    const toWorld = (x: number, y: number) => ({ x: x / 10, y: y / 10 });
    expect(readInput(input, { x: 5, y: 5 }, toWorld)).toMatchObject({ mouseX: 1, mouseY: 2 });
    input.aim = { x: 0, y: -1 };
    expect(readInput(input, { x: 5, y: 5 }, toWorld)).toMatchObject({ mouseX: 5, mouseY: -1 });
    expect(readInput(input, null, () => ({ x: NaN, y: 1e12 }))).toMatchObject({ mouseX: 0, mouseY: 10_000 });
  });

  it('[VA-04:part] sends nothing while the player types or a menu is open', () => {
    const input = createInputState();
    pressKey(input, input.keyboard, 'd', true);
    input.touchStick = { x: 1, y: 0 };
    input.isAway = true;
    expect(readInput(input, null, same)).toEqual({ keys: [], mouseX: 0, mouseY: 0, stick: null });
  });
});

/** Creates a fake window that tests dispatch events to. */
function createWindow() {
  const page = new EventTarget();
  const target = Object.assign(new EventTarget(), { document: page });
  const press = (type: string, code: string, more: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { code });
    for (const [name, value] of Object.entries(more)) {
      Object.defineProperty(event, name === 'into' ? 'target' : name, { value });
    }
    target.dispatchEvent(event);
    return event;
  };
  return { target: target as unknown as Window, press, page };
}

describe('the keyboard', () => {
  function listen(rebound: Record<string, string> = {}) {
    const input = createInputState();
    const { target, press, page } = createWindow();
    const stop = listenToKeyboard(input, { target, rebind: (key) => (rebound[key] ?? key) as typeof key });
    const held = () => {
      clearTaps(input);
      return readInput(input, null, same).keys;
    };
    return { input, press, held, stop, target, page };
  }

  it('[OP-05:part] works by key position, applies bindings, and prevents scrolling', () => {
    const { press, held, stop } = listen({ k: 'space' });
    expect(press('keydown', 'KeyK').defaultPrevented).toBe(true);
    press('keydown', 'KeyW');
    press('keydown', 'KeyW', { repeat: true });
    expect(held()).toEqual(['w', 'space']);
    press('keyup', 'KeyK');
    expect(held()).toEqual(['w']);
    stop();
    press('keydown', 'KeyA');
    expect(held()).toEqual(['w']);
  });

  it('[VA-04:part] never moves the player while they type', () => {
    const { press, held, page } = listen();
    press('keydown', 'KeyW');
    const field = { tagName: 'INPUT', isContentEditable: false };
    const focus = new Event('focusin');
    Object.defineProperty(focus, 'target', { value: field });
    page.dispatchEvent(focus);
    expect(held()).toEqual([]);
    expect(press('keydown', 'KeyD', { into: field }).defaultPrevented).toBe(false);
    press('keydown', 'KeyD', { into: { tagName: 'DIV', isContentEditable: true } });
    press('keydown', 'KeyD', { isComposing: true });
    expect(held()).toEqual([]);
    press('keydown', 'KeyD', { into: { tagName: 'BODY', isContentEditable: false } });
    expect(held()).toEqual(['d']);
  });

  it('ignores browser shortcuts and keys that the HUD has handled', () => {
    const { press, held } = listen();
    press('keydown', 'KeyR', { ctrlKey: true });
    press('keydown', 'KeyT', { metaKey: true });
    expect(held()).toEqual([]);
    press('keydown', 'ControlLeft', { ctrlKey: true });
    expect(held()).toEqual(['control']);
    press('keydown', 'KeyT', { defaultPrevented: true });
    expect(held()).toEqual(['control']);
  });

  it('releases everything when the window loses focus', () => {
    const { press, held, target, input } = listen();
    press('keydown', 'KeyW');
    pressKey(input, input.mouse, 'mouse-left', true);
    target.dispatchEvent(new Event('blur'));
    expect(held()).toEqual([]);
  });
});

describe('[MP-07:part] a gamepad', () => {
  const rest: GamepadLike = {
    connected: true,
    mapping: 'standard',
    axes: [0, 0, 0, 0],
    buttons: Array.from({ length: 16 }, () => ({ pressed: false, value: 0 })),
  };
  function withButton(button: number, value = 1): GamepadLike {
    const buttons = rest.buttons.map((state, index) =>
      index === button ? { pressed: value > 0.9, value } : state,
    );
    return { ...rest, buttons };
  }
  function play(padButtons = {}, capture: ((button: number) => void) | null = null) {
    const input = createInputState();
    const memory = { down: new Set<number>() };
    const sentControls: string[] = [];
    const read = (pad: GamepadLike | null) =>
      readGamepad(input, memory, [null, pad], {
        actions: listPadActions(padButtons),
        run: (command, isDown) => isDown && sentControls.push(command),
        capture,
      });
    const held = () => {
      clearTaps(input);
      return readInput(input, { x: 0, y: 0 }, same);
    };
    return { input, read, held, sentControls };
  }

  it('moves and aims with its sticks and ignores small deflections', () => {
    const { read, held } = play();
    read({ ...rest, axes: [0.1, 0.05, 0, 0] });
    expect(held().stick).toBeNull();
    read({ ...rest, axes: [1, 0, 0, -0.5] });
    expect(held().stick!.x).toBeCloseTo(1);
    expect(held()).toMatchObject({ mouseX: 0, mouseY: -6 });
  });

  it('jumps, shoots with its trigger, switches slots and opens the menu', () => {
    const { read, held, sentControls } = play();
    read(withButton(0));
    expect(held().keys).toEqual(['space']);
    read(withButton(7, 0.5));
    expect(held().keys).toEqual(['mouse-left']);
    for (const button of [5, 4, 9]) {
      read(withButton(button));
      read(withButton(button));
      read(rest);
    }
    expect(sentControls).toEqual(['next-slot', 'previous-slot', 'menu']);
  });

  it('[HUD-26:part] has buttons that the player can swap, and that the menu can capture', () => {
    const swapped = rebindPad({}, 'e', 0);
    expect(swapped).toEqual({ 0: 'e', 2: 'space' });
    expect([findPadButton(swapped, 'e'), findPadButton(swapped, 'space')]).toEqual([0, 2]);
    expect(rebindPad(swapped, 'space', 0)).toEqual({});
    const { read, held } = play(swapped);
    read(withButton(0));
    expect(held().keys).toEqual(['e']);
    const captured: number[] = [];
    const menu = play({}, (button) => captured.push(button));
    menu.read(withButton(9));
    expect([captured, menu.held().keys, menu.sentControls]).toEqual([[9], [], []]);
  });

  it('releases everything when it is unplugged, and works again when it is back', () => {
    const { read, held } = play();
    read({ ...withButton(0), axes: [1, 0] });
    read(null);
    expect(held()).toMatchObject({ keys: [], stick: null });
    read(withButton(0));
    expect(held().keys).toEqual(['space']);
  });
});
