import { limits } from '@playloom/game-format';
import { decodeClientMessage, encodeClientMessage } from '@playloom/protocol';
import { describe, expect, it } from 'vitest';
import {
  connectPanel,
  PANEL_MESSAGES_PER_SECOND,
  type PanelMessageOut,
  readPanelMessage,
  REFUSED_EVENT,
} from './connectPanel.ts';

function createLine() {
  const heard: unknown[][] = [];
  const posted: PanelMessageOut[] = [];
  const clock = { now: 0 };
  const page: { say: (data: unknown) => void; isClosed: boolean; isStarted: boolean } = {
    say: () => undefined,
    isClosed: false,
    isStarted: false,
  };
  const line = connectPanel(
    {
      postMessage: (message) => void posted.push(message),
      addEventListener: (_, listener) => {
        page.say = (data) => listener({ data });
      },
      start: () => {
        page.isStarted = true;
      },
      close: () => {
        page.isClosed = true;
      },
    },
    (event, value) => heard.push([event, value]),
    () => clock.now,
  );
  return { heard, posted, clock, page, line };
}

describe('the page of a panel', () => {
  it('is heard and told over its port', () => {
    const { heard, posted, page, line } = createLine();
    expect(page.isStarted).toBe(true);
    page.say({ event: 'buy', value: { item: 'axe', count: 2 } });
    page.say({ event: 'open' });
    line.send('gold', 12);
    line.close();
    expect(heard).toEqual([
      ['buy', { item: 'axe', count: 2 }],
      ['open', null],
    ]);
    expect(posted).toEqual([{ event: 'gold', value: 12 }]);
    expect(page.isClosed).toBe(true);
  });

  it('cannot flood: what is too much in a second is dropped, and later it is heard again', () => {
    const { heard, clock, page } = createLine();
    for (let index = 0; index < 100; index++) page.say({ event: 'flood', value: index });
    expect(heard).toHaveLength(PANEL_MESSAGES_PER_SECOND);
    clock.now = 999;
    page.say({ event: 'flood' });
    expect(heard).toHaveLength(PANEL_MESSAGES_PER_SECOND);
    clock.now = 1000;
    page.say({ event: 'later' });
    expect(heard.at(-1)).toEqual(['later', null]);
  });

  const circle: { self?: unknown } = {};
  circle.self = circle;
  it.each([
    null,
    'text',
    { event: '' },
    { event: 5 },
    { event: 'x'.repeat(61) },
    { value: 1 },
    { event: 'circle', value: circle },
    { event: 'number', value: 10n },
    { event: 'function', value: () => 1 },
  ])('says nothing that is no message of ours (%#)', (data) => {
    expect(readPanelMessage(data)).toBe('bad-message');
  });

  it('is told what did not reach the game, and why, once a second', () => {
    const { heard, posted, clock, page } = createLine();
    const large = 'x'.repeat(limits.PANEL_VALUE_SIZE_MAX);
    for (let count = 0; count < 3; count++) page.say({ event: 'save', value: large });
    clock.now = 1000;
    page.say(17);
    expect(heard).toEqual([]);
    expect(posted).toEqual([
      {
        event: REFUSED_EVENT,
        value: { id: 'too-large', event: 'save', text: expect.stringContaining('2000 bytes') },
      },
      { event: REFUSED_EVENT, value: { id: 'bad-message', event: '', text: expect.any(String) } },
    ]);
    clock.now = 2000;
    for (let count = 0; count <= PANEL_MESSAGES_PER_SECOND; count++) page.say({ event: 'fast' });
    expect(posted.at(-1)).toMatchObject({ value: { id: 'too-fast', event: 'fast' } });
  });

  it('says nothing that the room would close the player for', () => {
    const event = '\u{20ac}'.repeat(limits.PANEL_EVENT_LENGTH_MAX);
    const values = [
      'x'.repeat(1990),
      '\u{20ac}'.repeat(600),
      Array<number>(180).fill(0.1),
      Array.from({ length: 100 }, () => ({ name: 'one' })),
    ];
    for (const value of values) {
      const message = readPanelMessage({ event, value });
      if (typeof message === 'string') throw new Error(message);
      const said = { kind: 'panel', panel: 'menu', event, value: message.value as never } as const;
      expect(decodeClientMessage(encodeClientMessage(said))).toEqual({ ok: true, value: said });
    }
  });

  it('sends plain data only', () => {
    expect(readPanelMessage({ event: 'when', value: { at: new Date(0), nothing: undefined } })).toEqual({
      event: 'when',
      value: { at: '1970-01-01T00:00:00.000Z' },
    });
  });
});
