export { emailChanges, mailPurposes, passwordResets, requestedMails, signUps } from './schema/proofs.ts';
export { contactMessages, feedback, files, newsletterSubscriptions, productEvents } from './schema/site.ts';
export { consents, deviceProfiles, sessions, users, type Arrival } from './schema/users.ts';
