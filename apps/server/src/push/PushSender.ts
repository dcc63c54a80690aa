/** A browser that receives notifications while no page is open. */
interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the browser has unsubscribed. `refused`: a retry would fail too. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface PushSender {
  /** Browsers use it to verify that a push comes from us. */
  publicKey: string;
  isPushService(endpoint: string): boolean;
  /** Throws if a retry may succeed. */
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}
