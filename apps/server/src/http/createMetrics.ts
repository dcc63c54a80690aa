import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  signUps: Counter<'step'>;
  mails: Counter<'outcome'>;
}

/**
 * Creates a registry with the figures of this process: processor, memory, event loop. Each server has its own, because
 * tests run two servers in one process.
 */
export function createMetricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'playloom_' });
  return registry;
}

export function createMetrics(): Metrics {
  const registry = createMetricsRegistry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'playloom_http_request_seconds',
      help: 'Time to respond to a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    signUps: new Counter({
      name: 'playloom_sign_ups_total',
      help: 'Sign-ups by step',
      labelNames: ['step'],
      registers,
    }),
    mails: new Counter({
      name: 'playloom_mails_total',
      help: 'Emails by outcome',
      labelNames: ['outcome'],
      registers,
    }),
  };
}

export interface WithMetrics {
  metrics: Metrics;
}
