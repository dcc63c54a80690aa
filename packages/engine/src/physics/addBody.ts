import {
  ActiveCollisionTypes,
  ActiveEvents,
  ActiveHooks,
  CoefficientCombineRule,
  ColliderDesc,
  RigidBodyDesc,
} from '@dimforge/rapier2d-deterministic-compat';
import { updateBody } from './updateBody.ts';
import { computeBodyGroups, computeTouchGroups } from './collisionGroups.ts';
import { CONTROLLER_GAP } from './createController.ts';
import { type BodyShape, createShape } from './createShape.ts';
import { registerBody } from './registerBody.ts';
import { hasGravity } from './gravity.ts';
import {
  type BodyProperties,
  type BodyMotionSource,
  type Physics,
  type PhysicsBody,
  requireBody,
} from './PhysicsState.ts';
import { computeExtent } from './computeExtent.ts';
import { hasBody } from './removeBody.ts';
import type { BodyOptions } from './PhysicsTypes.ts';

/** The contact skin of a controller, wide enough to touch bodies across its gap. */
const CONTROLLER_SKIN = CONTROLLER_GAP * 2;

/** Adds a body for an entity, unless its body kind is “none”. */
export function addBody(physics: Physics, plan: BodyOptions): void {
  if (plan.body.kind === 'none') return;
  if (hasBody(physics, plan.slot)) throw new Error(`Slot ${plan.slot} already has a body.`);
  const { world } = physics;
  const shape = createShape(plan.body, plan.scale);
  const body = world.createRigidBody(describeBody(physics, plan));
  const facts = createBodyProperties(physics, plan, shape);
  const collider = world.createCollider(
    describeCollider(plan, new ColliderDesc(shape.shape))
      .setTranslation(shape.offset.x, shape.offset.y)
      .setRotation(shape.turn)
      .setCollisionGroups(computeTouchGroups(plan.owner, plan.body))
      .setSolverGroups(facts.groups),
    body,
  );
  const entered: PhysicsBody = {
    slot: plan.slot,
    facts,
    handle: body.handle,
    body,
    collider,
    rotation: plan.rotation,
    top: plan.y - computeExtent({ facts, rotation: plan.rotation }, 0, -1),
    touching: [],
    walls: [],
    ground: null,
  };
  registerBody(physics, entered, true, null);
}

/** Changes the shape of a body to another scale. Its pose and velocity stay the same. */
export function resizeBody(physics: Physics, slot: number, plan: BodyOptions): void {
  const found = requireBody(physics, slot);
  const shape = createShape(plan.body, plan.scale);
  found.collider.setShape(shape.shape);
  found.collider.setTranslationWrtParent(shape.offset);
  updateBody(physics, found, { facts: createBodyProperties(physics, plan, shape) });
  found.body.wakeUp();
}

function createBodyProperties(
  physics: Physics,
  plan: BodyOptions,
  { corners, radius }: BodyShape,
): BodyProperties {
  return {
    slot: plan.slot,
    owner: plan.owner,
    mover: selectMover(physics, plan),
    isTurnLocked: plan.body.isTurnLocked,
    isOneWay: plan.isOneWay,
    groups: computeBodyGroups(plan.owner, plan.body),
    corners,
    radius,
  };
}

function selectMover({ world }: Physics, { body, isController }: BodyOptions): BodyMotionSource {
  if (isController) return 'controller';
  if (body.kind === 'kinematic') return 'poses';
  // Sensors pass through everything, so with gravity they would fall out of the map.
  const wouldFall = body.isSensor && hasGravity(world);
  return body.kind === 'dynamic' && !wouldFall ? 'forces' : 'nobody';
}

function describeBody(physics: Physics, plan: BodyOptions): RigidBodyDesc {
  const { body } = plan;
  const desc = createDesc(selectMover(physics, plan))
    .setTranslation(plan.x, plan.y)
    .setRotation(plan.rotation)
    .setLinearDamping(plan.damping)
    .setAngularDamping(body.turnDamping)
    .setGravityScale(body.gravityFactor)
    .setCcdEnabled(body.isBullet);
  if (body.isTurnLocked) desc.lockRotations();
  return desc;
}

function createDesc(mover: BodyMotionSource): RigidBodyDesc {
  switch (mover) {
    case 'forces':
      return RigidBodyDesc.dynamic();
    case 'poses':
    case 'controller':
      return RigidBodyDesc.kinematicPositionBased();
    case 'nobody':
      return RigidBodyDesc.fixed();
  }
}

function describeCollider({ body, isController, isOneWay }: BodyOptions, desc: ColliderDesc): ColliderDesc {
  desc
    .setDensity(body.density)
    .setFriction(body.friction)
    .setRestitution(body.bounce)
    .setRestitutionCombineRule(CoefficientCombineRule.Max)
    .setSensor(body.isSensor)
    .setActiveEvents(ActiveEvents.COLLISION_EVENTS);
  if (isController || body.isSensor || body.kind === 'kinematic') {
    desc.setActiveCollisionTypes(
      ActiveCollisionTypes.DEFAULT |
        ActiveCollisionTypes.KINEMATIC_KINEMATIC |
        ActiveCollisionTypes.KINEMATIC_FIXED,
    );
  }
  if (isController) desc.setContactSkin(CONTROLLER_SKIN);
  if (isOneWay) desc.setActiveHooks(ActiveHooks.FILTER_CONTACT_PAIRS);
  return desc;
}
