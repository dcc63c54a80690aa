import * as threeD from '@playloom/renderer/three-d';

/** 3D as a script of its own: most players of exported games look at them in 2D. */
Object.assign(globalThis, { playloomThreeD: threeD });
