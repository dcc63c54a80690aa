import { PANEL_TEMPLATE, panelSnippets } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { listReceivedEvents, listSentEvents, readTestValue } from './readPanelHtml.ts';

it('[ED-08:part] finds the events that a panel receives and sends', () => {
  expect(listReceivedEvents(PANEL_TEMPLATE)).toEqual(['coins']);
  expect(listSentEvents(PANEL_TEMPLATE)).toEqual(['close']);
  expect(panelSnippets.flatMap(({ code }) => listSentEvents(code))).toEqual(['start', 'named']);
  expect(listReceivedEvents('switch (data.event) { case "a": case "b": case "a": }')).toEqual(['a', 'b']);
  expect(listReceivedEvents('')).toEqual([]);
});

it('reads typed input as JSON if it is valid, otherwise as text', () => {
  expect(['5', '[1, 2]', '"a"', 'plain words', ' '].map(readTestValue)).toEqual([
    5,
    [1, 2],
    'a',
    'plain words',
    null,
  ]);
});
