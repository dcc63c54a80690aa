import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';
import type { RedisConnections } from '../../redis/connectRedis.ts';

type Callback = Parameters<RedisPresence['subscribe']>[1];

/** Channel on which the answer to a call between processes arrives. */
const ANSWER_CHANNEL = 'ipc:';
/** First part of an answer that is an error. */
const FAILED = 1;
/** The error of Colyseus for a call without an answer. It then opens the room in this process. */
const CALL_TIMEOUT = 'ipc_timeout';

/**
 * Connects Colyseus with Redis. Colyseus does not handle errors of most of these calls, so none of them fails. While
 * Redis is away, this process sees only itself: subscriptions wait, calls to other processes fail at once, and what is
 * written is announced again when Redis is back.
 */
export class RoomsPresence extends RedisPresence {
  constructor(redis: RedisConnections) {
    const watching = redis.commands.listeners('error');
    super(redis.commands);
    // The library would log every failed attempt to connect. `RedisConnections` logs it once.
    for (const listener of this.pub.listeners('error'))
      if (!watching.includes(listener)) this.pub.off('error', listener as () => void);
    this.sub.removeAllListeners('error');
    redis.watch(this.sub as Redis);
  }

  override async subscribe(topic: string, callback: Callback): Promise<this> {
    // The library subscribes to all topics when the connection is ready again.
    return super.subscribe(topic, callback).catch(() => this);
  }

  override async unsubscribe(topic: string, callback?: Callback): Promise<this> {
    return super.unsubscribe(topic, callback).catch(() => this);
  }

  override async publish(topic: string, data: unknown = false): Promise<void> {
    const receivers = await this.pub.publish(topic, JSON.stringify(data)).catch(() => 0);
    if (receivers === 0) this.#failCall(topic, data);
  }

  /** Fails a call that nobody has received. Colyseus would wait for its timeout. */
  #failCall(topic: string, data: unknown): void {
    if (topic.startsWith(ANSWER_CHANNEL) || !Array.isArray(data)) return;
    this.subscriptions.emit(`${ANSWER_CHANNEL}${data[1]}`, [FAILED, CALL_TIMEOUT]);
  }

  override async channels(pattern = '*'): Promise<string[]> {
    return super.channels(pattern).catch(() => this.#listOwnChannels(pattern));
  }

  #listOwnChannels(pattern: string): string[] {
    const start = pattern.replace(/\*$/, '');
    return this.subscriptions.eventNames().filter((name) => String(name).startsWith(start)) as string[];
  }

  override async exists(key: string): Promise<boolean> {
    return super.exists(key).catch(() => false);
  }

  override async get(key: string): Promise<unknown> {
    return super.get(key).catch(() => null);
  }

  override async smembers(key: string): Promise<string[]> {
    return super.smembers(key).catch(() => []);
  }

  override async srem(key: string, value: unknown): Promise<number> {
    return super.srem(key, value).catch(() => 0);
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return super.hset(key, field, value).catch(() => false);
  }

  override async hgetall(key: string): Promise<Record<string, string>> {
    return super.hgetall(key).catch(() => ({}));
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return super.hdel(key, field).catch(() => false);
  }

  /** The connections belong to `RedisConnections`. */
  override shutdown(): void {}
}
