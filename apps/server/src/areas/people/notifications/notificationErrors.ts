import { defineError } from '../../../http/ApiProblem.ts';

export const NotificationNotFound = defineError('notification_not_found', 404, 'Notification not found.');
