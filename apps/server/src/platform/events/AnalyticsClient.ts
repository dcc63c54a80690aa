/** Events as they leave for an analytics service: nothing in them names a visitor. */
export interface AnalyticsBatch {
  /** A batch that is sent again after a failure keeps its id, so that the receiver can count it once. */
  batchId: string;
  events: { name: string; path: string; happenedAt: string }[];
}

/** Where copies of product events leave, when the operator has configured a service. */
export interface AnalyticsClient {
  /** Rejects when the service did not take the batch; the job then tries again later. */
  send(batch: AnalyticsBatch): Promise<void>;
}
