/** A browser's push subscription. */
interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the browser has unsubscribed. `refused`: trying again would fail too. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface PushSender {
  /** Browsers use this key to verify that a push comes from us. */
  publicKey: string;
  isPushService(endpoint: string): boolean;
  /** Throws if trying again may succeed. */
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}

export interface WithPush {
  push: PushSender;
}
