/** One browser that wants to be told while no page is open. */
interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the browser wants no more. `refused`: it will not be taken another time either. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface PushSender {
  /** With it browsers recognise that a push is ours. */
  publicKey: string;
  isPushService(endpoint: string): boolean;
  /** Throws when another try may help. */
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}
