import * as threeD from '@playloom/renderer/three-d';

/** 3D as a separate script: most players of exported games use 2D. */
Object.assign(globalThis, { playloomThreeD: threeD });
