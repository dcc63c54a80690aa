import type { FeedbackType } from '@playloom/api-contract';

export interface FeedbackState {
  show: boolean;
  sendState: 'idle' | 'sending' | 'sent' | 'error';
  type: FeedbackType;
  message: string;
  email: string;
}

export const INITIAL_FEEDBACK: FeedbackState = {
  show: false,
  sendState: 'idle',
  type: 'Report bugs',
  message: '',
  email: '',
};

type FeedbackEvent =
  | { kind: 'opened'; type?: FeedbackType | undefined }
  | { kind: 'closed' }
  | { kind: 'changed'; change: Partial<Pick<FeedbackState, 'type' | 'message' | 'email'>> }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'failed' };

export function reduceFeedback(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.kind) {
    case 'opened':
      return { ...INITIAL_FEEDBACK, show: true, type: event.type ?? INITIAL_FEEDBACK.type };
    case 'closed':
      return { ...state, show: false };
    case 'changed':
      return state.sendState === 'sending' ? state : { ...state, ...event.change, sendState: 'idle' };
    case 'sending':
      return { ...state, sendState: 'sending' };
    case 'sent':
      return { ...state, sendState: 'sent', message: '' };
    case 'failed':
      return { ...state, sendState: 'error' };
  }
}
