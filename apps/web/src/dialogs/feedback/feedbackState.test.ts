import { describe, expect, it } from 'vitest';
import { reduceFeedback, INITIAL_FEEDBACK } from './feedbackState.ts';

type FeedbackEvent = Parameters<typeof reduceFeedback>[1];

function after(...events: FeedbackEvent[]) {
  return events.reduce(reduceFeedback, INITIAL_FEEDBACK);
}

describe('feedback dialog state', () => {
  it('[EN-09] starts hidden, idle and empty', () => {
    expect(INITIAL_FEEDBACK).toEqual({
      show: false,
      sendState: 'idle',
      type: 'Report bugs',
      message: '',
      email: '',
    });
  });

  it('[EN-09] opens with the requested type', () => {
    expect(after({ kind: 'opened', type: 'Add an engine suggestion' })).toEqual({
      ...INITIAL_FEEDBACK,
      show: true,
      type: 'Add an engine suggestion',
    });
    expect(after({ kind: 'opened' }).type).toBe('Report bugs');
  });

  it('keeps the input when sending fails and becomes idle after a change', () => {
    const typed: FeedbackEvent = { kind: 'changed', change: { message: 'It flickers', email: 'a@b.org' } };
    const failed = after({ kind: 'opened' }, typed, { kind: 'sending' }, { kind: 'failed' });
    expect(failed).toMatchObject({ sendState: 'error', message: 'It flickers', email: 'a@b.org' });
    expect(reduceFeedback(failed, { kind: 'changed', change: { type: 'Other' } }).sendState).toBe('idle');
  });

  it('does not change while sending', () => {
    const sending = after({ kind: 'opened' }, { kind: 'sending' });
    expect(reduceFeedback(sending, { kind: 'changed', change: { message: 'x' } })).toBe(sending);
  });

  it('is empty after sending and reset when opened again', () => {
    const sent = after({ kind: 'opened', type: 'Other' }, { kind: 'sending' }, { kind: 'sent' });
    expect(sent).toMatchObject({ sendState: 'sent', message: '', show: true });
    expect(reduceFeedback(sent, { kind: 'closed' }).show).toBe(false);
    expect(reduceFeedback(sent, { kind: 'opened' })).toEqual({ ...INITIAL_FEEDBACK, show: true });
  });
});
