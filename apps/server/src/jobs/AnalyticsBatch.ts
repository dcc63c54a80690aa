/** Events for an external analytics service. They contain nothing that identifies a visitor. */
export interface AnalyticsBatch {
  /** A batch that is retried keeps its id, so that the receiver counts it once. */
  batchId: string;
  events: { name: string; path: string; happenedAt: string }[];
}
