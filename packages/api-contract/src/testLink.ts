// Separate from the client, so that pages can import the prefix without the validator.

/** Prefix of invitations to test a draft. */
export const TEST_LINK_PREFIX = 'test_';
