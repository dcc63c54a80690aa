import { defineError } from '../../../http/ApiProblem.ts';

export const ProductNotFound = defineError(
  'not_offered',
  404,
  'This is no longer for sale. Reload the page.',
);
export const OrderNotFound = defineError('order_not_found', 404, 'Order not found.');
export const PaymentsUnavailable = defineError(
  'payments_unavailable',
  503,
  'Payments aren’t available right now. You were not charged. Try again in a moment.',
);
