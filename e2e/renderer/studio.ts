import * as scenes from './scenes.ts';

// The test calls the scenes by name.
Object.assign(window, { studio: scenes });
