// Separate from the client, like the name of the header, so that pages can import it without the validator.

/** Prefix of invitations to test a draft. */
export const TEST_LINK_PREFIX = 'test_';
