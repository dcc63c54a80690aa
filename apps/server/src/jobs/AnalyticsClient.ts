/** Events for an external analytics service. They contain nothing that identifies a visitor. */
export interface AnalyticsBatch {
  /** A batch that is retried keeps its id, so that the receiver counts it once. */
  batchId: string;
  events: { name: string; path: string; happenedAt: string }[];
}

/** Sends copies of product events to the service that the operator has configured. */
export interface AnalyticsClient {
  /** Rejects when the service did not accept the batch. The job then retries later. */
  send(batch: AnalyticsBatch): Promise<void>;
}
