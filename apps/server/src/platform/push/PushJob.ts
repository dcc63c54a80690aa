/** One notification for one browser. */
export interface PushJob {
  notificationId: string;
  subscriptionId: string;
}
