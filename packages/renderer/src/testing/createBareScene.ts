import {
  BoxGeometry,
  CanvasTexture,
  DynamicDrawUsage,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene as ThreeScene,
  Vector3,
  WebGLRenderer,
} from 'three';

export interface BareScene {
  /** Number of blocks per side of the map. */
  readonly side: number;
  readonly units: number;
  readonly canvas: HTMLCanvasElement;
  readonly placeUnit: (index: number, frame: number) => readonly [x: number, y: number];
}

/** Draws blocks, units and shadows with plain three.js, as a baseline for the renderer's benchmark. */
export function createBareScene({
  side,
  units: count,
  canvas,
  placeUnit,
}: BareScene): (frame: number) => void {
  const { width, height } = canvas;
  const blockCount = side * side;
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.setSize(width, height, false);
  const scene = new ThreeScene();
  const camera = new PerspectiveCamera(38, width / height, 0.5, 400);
  camera.position.set(side / 2, 65, side / 2 + 55);
  camera.lookAt(side / 2, 0, side / 2);
  const map = new CanvasTexture(document.createElement('canvas'));
  const blocks = new InstancedMesh(new BoxGeometry(), new MeshBasicMaterial({ map }), blockCount);
  const matrix = new Matrix4();
  for (let index = 0; index < blockCount; index++)
    blocks.setMatrixAt(index, matrix.makeTranslation(index % side, 0, Math.floor(index / side)));
  const flat = (isFlat: boolean): InstancedMesh => {
    const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: !isFlat });
    const mesh = new InstancedMesh(new PlaneGeometry(), material, count);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.frustumCulled = false;
    return mesh;
  };
  const [shadows, units] = [flat(true), flat(false)];
  scene.add(blocks, shadows, units);
  const [forward, place] = [new Vector3(), new Vector3()];
  const order = Array.from({ length: count }, (_, index) => ({ index, depth: 0, x: 0, y: 0 }));
  return (frame) => {
    camera.getWorldDirection(forward);
    // Units have transparent edges, so the farthest must be drawn first.
    for (const unit of order) {
      [unit.x, unit.y] = placeUnit(unit.index, frame);
      unit.depth = place.set(unit.x, 0, unit.y).dot(forward);
    }
    order.sort((a, b) => b.depth - a.depth);
    for (const [index, { x, y }] of order.entries()) {
      units.setMatrixAt(index, matrix.makeTranslation(x, 0.5, y));
      shadows.setMatrixAt(index, matrix.makeRotationX(-Math.PI / 2).setPosition(x, 0.02, y));
    }
    units.instanceMatrix.needsUpdate = shadows.instanceMatrix.needsUpdate = true;
    renderer.render(scene, camera);
  };
}
