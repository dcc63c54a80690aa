// Apart from the client, as the name of the header is: pages import it without loading the validator.

/** How the invitations begin that lead to a draft being tested. */
export const TEST_LINK_PREFIX = 'test_';
