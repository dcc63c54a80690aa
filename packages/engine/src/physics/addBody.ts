import {
  ActiveCollisionTypes,
  ActiveEvents,
  ActiveHooks,
  CoefficientCombineRule,
  ColliderDesc,
  RigidBodyDesc,
} from '@dimforge/rapier2d-deterministic-compat';
import { changeBody } from './changeBody.ts';
import { groupsOfBody, groupsOfTouch } from './collisionGroups.ts';
import { CONTROLLER_GAP } from './createController.ts';
import { type BodyShape, createShape } from './createShape.ts';
import { enterBody } from './enterBody.ts';
import { hasGravity } from './gravity.ts';
import { type BodyFacts, type Mover, type Physics, type PhysicsBody, requireBody } from './PhysicsState.ts';
import { reach } from './reach.ts';
import { hasBody } from './removeBody.ts';
import type { BodyPlan } from './PhysicsTypes.ts';

/** Makes a controller touch what its gap keeps it away from. */
const CONTROLLER_SKIN = CONTROLLER_GAP * 2;

/** Does nothing when the body of the plan is of the kind “none”. */
export function addBody(physics: Physics, plan: BodyPlan): void {
  if (plan.body.kind === 'none') return;
  if (hasBody(physics, plan.slot)) throw new Error(`Slot ${plan.slot} has a body already.`);
  const { world } = physics;
  const shape = createShape(plan.body, plan.scale);
  const body = world.createRigidBody(describeBody(physics, plan));
  const facts = factsOf(physics, plan, shape);
  const collider = world.createCollider(
    describeCollider(plan, new ColliderDesc(shape.shape))
      .setTranslation(shape.offset.x, shape.offset.y)
      .setRotation(shape.turn)
      .setCollisionGroups(groupsOfTouch(plan.owner, plan.body))
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
    top: plan.y - reach({ facts, rotation: plan.rotation }, 0, -1),
    touching: [],
    walls: [],
    ground: null,
  };
  enterBody(physics, entered, true, null);
}

/** For another scale: the shape changes, pose and speed stay. */
export function resizeBody(physics: Physics, slot: number, plan: BodyPlan): void {
  const found = requireBody(physics, slot);
  const shape = createShape(plan.body, plan.scale);
  found.collider.setShape(shape.shape);
  found.collider.setTranslationWrtParent(shape.offset);
  changeBody(physics, found, { facts: factsOf(physics, plan, shape) });
  found.body.wakeUp();
}

function factsOf(physics: Physics, plan: BodyPlan, { corners, radius }: BodyShape): BodyFacts {
  return {
    slot: plan.slot,
    owner: plan.owner,
    mover: moverOf(physics, plan),
    isTurnLocked: plan.body.isTurnLocked,
    isOneWay: plan.isOneWay,
    groups: groupsOfBody(plan.owner, plan.body),
    corners,
    radius,
  };
}

function moverOf({ world }: Physics, { body, isController }: BodyPlan): Mover {
  if (isController) return 'controller';
  if (body.kind === 'kinematic') return 'poses';
  // A sensor holds nothing and is held by nothing: with gravity it would fall out of the map.
  const wouldFall = body.isSensor && hasGravity(world);
  return body.kind === 'dynamic' && !wouldFall ? 'forces' : 'nobody';
}

function describeBody(physics: Physics, plan: BodyPlan): RigidBodyDesc {
  const { body } = plan;
  const desc = createDesc(moverOf(physics, plan))
    .setTranslation(plan.x, plan.y)
    .setRotation(plan.rotation)
    .setLinearDamping(plan.damping)
    .setAngularDamping(body.turnDamping)
    .setGravityScale(body.gravityFactor)
    .setCcdEnabled(body.isBullet);
  if (body.isTurnLocked) desc.lockRotations();
  return desc;
}

function createDesc(mover: Mover): RigidBodyDesc {
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

function describeCollider({ body, isController, isOneWay }: BodyPlan, desc: ColliderDesc): ColliderDesc {
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
