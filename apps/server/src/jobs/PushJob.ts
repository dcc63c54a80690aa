/** The payload of a job that sends one notification to one browser. */
export interface PushJob {
  notificationId: string;
  subscriptionId: string;
}
