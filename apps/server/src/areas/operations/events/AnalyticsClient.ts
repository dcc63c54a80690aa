import type { AnalyticsBatch } from '../../../jobs/AnalyticsBatch.ts';

/** Sends copies of product events to the service that the operator has configured. */
export interface AnalyticsClient {
  /** Rejects when the service did not accept the batch. The job then retries later. */
  send(batch: AnalyticsBatch): Promise<void>;
}
