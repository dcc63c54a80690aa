import { isValueWithinSize, limits } from '@playloom/game-format';
import {
  limitTextLength,
  MESSAGE_NAME_MAX,
  MESSAGE_TEXT_MAX,
} from '../../systems/messages/limitTextLength.ts';
import { hidePanel, showPanel } from '../../systems/messages/panels.ts';
import { updateScreenText } from '../../systems/messages/updateScreenText.ts';
import { setNameLabel, updateLook } from '../../world/markedFields.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import { toTicks } from '../../world/time.ts';
import type { Evaluate } from '../../world/World.ts';
import { reportRuleProblem } from '../../threads/reportRuleProblem.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createEntityAction, createUnitAction } from './createEntityAction.ts';
import { createAudienceAction, createPlayerAction } from './createPlayerAction.ts';

/** The maximum size of a value sent to a panel, as counted by `isValueWithinSize`. */
const PANEL_MESSAGE_SIZE_MAX = 16_384;
const WHITE = '#ffffff';

export const messageActionRunners = {
  showMessage: ({ text, seconds }) => {
    const line = evaluateMessageText(text);
    return (world, thread) =>
      emitEvent(world, {
        kind: 'message',
        text: line(world, thread),
        seconds: seconds(world, thread),
        player: null,
      });
  },

  showMessageTo: ({ player, text, seconds }) => {
    const line = evaluateMessageText(text);
    return createPlayerAction(player, (world, { id }, thread) =>
      emitEvent(world, {
        kind: 'message',
        text: line(world, thread),
        seconds: seconds(world, thread),
        player: id,
      }),
    );
  },

  sendChat: ({ text }) => {
    const line = evaluateMessageText(text);
    return (world, thread) =>
      emitEvent(world, { kind: 'chat', text: line(world, thread), from: null, player: null, team: null });
  },

  sendChatTo: ({ player, text }) => {
    const line = evaluateMessageText(text);
    return createPlayerAction(player, (world, { id }, thread) =>
      emitEvent(world, { kind: 'chat', text: line(world, thread), from: null, player: id, team: null }),
    );
  },

  setScreenText: ({ text, place, player }) => {
    const line = evaluateMessageText(text);
    return createAudienceAction(player, (world, audience, thread) =>
      updateScreenText(world, audience, place(world, thread), line(world, thread)),
    );
  },

  showFloatingText:
    ({ text, position, color }) =>
    (world, thread) => {
      const at = position(world, thread);
      const wanted = color(world, thread);
      if (at === null) return;
      emitEvent(world, {
        kind: 'floating-text',
        text: limitTextLength(text(world, thread), MESSAGE_TEXT_MAX),
        at: { x: at.x, y: at.y },
        color: limits.COLOR_PATTERN.test(wanted) ? wanted : WHITE,
      });
    },

  showTextOver: ({ entity, text, seconds }) =>
    createEntityAction(entity, (world, found, thread) => {
      const line = limitTextLength(text(world, thread), MESSAGE_TEXT_MAX);
      const until = world.tick + Math.max(1, toTicks(world, seconds(world, thread)));
      updateLook(world, found, { text: line === '' ? null : { text: line, until } });
    }),

  setNameLabel: ({ unit, isShown }) =>
    createUnitAction(unit, (world, found, thread) => {
      setNameLabel(world, found, isShown(world, thread));
    }),

  askPlayer: ({ player, text, question }) =>
    createPlayerAction(player, (world, found, thread) => {
      if (found.isBot) return;
      const name = limitTextLength(question(world, thread), MESSAGE_NAME_MAX);
      found.question = { name, text: limitTextLength(text(world, thread), MESSAGE_TEXT_MAX) };
      emitEvent(world, { kind: 'question', player: found.id, question: name, text: found.question.text });
    }),

  offerForCoins: ({ player, item, price }) =>
    createPlayerAction(player, (world, found, thread) => {
      const name = limitTextLength(item(world, thread), MESSAGE_NAME_MAX);
      const coins = Math.floor(price(world, thread));
      if (found.isBot || name === '' || !(coins >= 1 && coins <= limits.COIN_PRICE_MAX)) return;
      emitEvent(world, { kind: 'coin-offer', player: found.id, item: name, price: coins });
    }),

  openPanel: ({ panel, player }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = panel(world, thread);
      if (id !== null) showPanel(world, audience, id);
    }),

  closePanel: ({ panel, player }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = panel(world, thread);
      if (id !== null) hidePanel(world, audience, id);
    }),

  sendToPanel: ({ panel, event, value, player }) =>
    createAudienceAction(player, (world, audience, thread) => {
      const id = panel(world, thread);
      const sent = value(world, thread);
      if (id === null) return;
      if (!isValueWithinSize(sent, PANEL_MESSAGE_SIZE_MAX)) {
        reportRuleProblem(
          world,
          thread,
          'panel-value-too-large',
          'This value is too large to send to a panel.',
        );
        return;
      }
      const name = limitTextLength(event(world, thread), MESSAGE_NAME_MAX);
      emitEvent(world, { kind: 'panel-message', panel: id, event: name, value: sent, player: audience });
    }),
} satisfies Partial<ActionRunners>;

function evaluateMessageText(text: Evaluate<string>): Evaluate<string> {
  return (world, thread) => limitTextLength(text(world, thread), MESSAGE_TEXT_MAX);
}
