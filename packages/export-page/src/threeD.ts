import * as threeD from '@playloom/renderer/three-d';

/** The 3D renderer is a separate script, because most players of exported games use 2D. */
Object.assign(globalThis, { playloomThreeD: threeD });
