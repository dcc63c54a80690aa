import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';

// The package itself does this only in the first test file, because the files share its modules.
afterEach(cleanup);
