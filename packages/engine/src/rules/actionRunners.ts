import { aiActions } from './actions/ai.ts';
import { attributesActions } from './actions/attributes.ts';
import { cameraActions } from './actions/camera.ts';
import { combatActions } from './actions/combat.ts';
import { dataActions } from './actions/data.ts';
import { effectsActions } from './actions/effects.ts';
import { flowActions } from './actions/flow.ts';
import { itemsActions } from './actions/items.ts';
import { mapActions } from './actions/map.ts';
import { matchActions } from './actions/match.ts';
import { messagesActions } from './actions/messages.ts';
import { movementActions } from './actions/movement.ts';
import { playersActions } from './actions/players.ts';
import { projectilesActions } from './actions/projectiles.ts';
import { propsActions } from './actions/props.ts';
import { regionsActions } from './actions/regions.ts';
import { soundActions } from './actions/sound.ts';
import { teamsActions } from './actions/teams.ts';
import { timersActions } from './actions/timers.ts';
import { tradeActions } from './actions/trade.ts';
import { unitsActions } from './actions/units.ts';
import { variablesActions } from './actions/variables.ts';
import type { ActionRunners } from './runnerTypes.ts';

/** The implementations of all actions in the catalog. A missing one is a compile error. */
export const actionRunners = {
  ...aiActions,
  ...attributesActions,
  ...cameraActions,
  ...combatActions,
  ...dataActions,
  ...effectsActions,
  ...flowActions,
  ...itemsActions,
  ...mapActions,
  ...matchActions,
  ...messagesActions,
  ...movementActions,
  ...playersActions,
  ...projectilesActions,
  ...propsActions,
  ...regionsActions,
  ...soundActions,
  ...teamsActions,
  ...timersActions,
  ...tradeActions,
  ...unitsActions,
  ...variablesActions,
} satisfies ActionRunners;
