/** One notification for one browser. */
export interface PushOrder {
  notificationId: string;
  subscriptionId: string;
}
