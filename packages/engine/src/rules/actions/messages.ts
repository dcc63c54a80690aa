import { limits } from '@playloom/game-format';
import { isValueWithin } from '../../systems/saved/measureValue.ts';
import { cutText, MESSAGE_NAME_MAX, MESSAGE_TEXT_MAX } from '../../systems/messages/cutText.ts';
import { closePanel, openPanel } from '../../systems/messages/panels.ts';
import { setScreenText } from '../../systems/messages/setScreenText.ts';
import { changeLook } from '../../world/changeLook.ts';
import { markEntity } from '../../world/marks.ts';
import { tell } from '../../world/tell.ts';
import { toTicks } from '../../world/time.ts';
import type { Evaluate } from '../../world/World.ts';
import { reportRuleProblem } from '../reportRuleProblem.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { onEntity, onUnit } from './onEntity.ts';
import { onAudience, onPlayer } from './onPlayer.ts';

/** The size of a value that goes to a panel, as `measureValue` counts. */
const PANEL_MESSAGE_SIZE_MAX = 16_384;
const WHITE = '#ffffff';

export const messagesActions = {
  showMessage: ({ text, seconds }) => {
    const line = lineOf(text);
    return (world, thread) =>
      tell(world, {
        kind: 'message',
        text: line(world, thread),
        seconds: seconds(world, thread),
        player: null,
      });
  },

  showMessageTo: ({ player, text, seconds }) => {
    const line = lineOf(text);
    return onPlayer(player, (world, { id }, thread) =>
      tell(world, {
        kind: 'message',
        text: line(world, thread),
        seconds: seconds(world, thread),
        player: id,
      }),
    );
  },

  sendChat: ({ text }) => {
    const line = lineOf(text);
    return (world, thread) =>
      tell(world, { kind: 'chat', text: line(world, thread), from: null, player: null, team: null });
  },

  sendChatTo: ({ player, text }) => {
    const line = lineOf(text);
    return onPlayer(player, (world, { id }, thread) =>
      tell(world, { kind: 'chat', text: line(world, thread), from: null, player: id, team: null }),
    );
  },

  setScreenText: ({ text, place, player }) => {
    const line = lineOf(text);
    return onAudience(player, (world, audience, thread) =>
      setScreenText(world, audience, place(world, thread), line(world, thread)),
    );
  },

  showFloatingText:
    ({ text, position, color }) =>
    (world, thread) => {
      const at = position(world, thread);
      const wanted = color(world, thread);
      if (at === null) return;
      tell(world, {
        kind: 'floating-text',
        text: cutText(text(world, thread), MESSAGE_TEXT_MAX),
        at: { x: at.x, y: at.y },
        color: limits.COLOR_PATTERN.test(wanted) ? wanted : WHITE,
      });
    },

  showTextOver: ({ entity, text, seconds }) =>
    onEntity(entity, (world, found, thread) => {
      const line = cutText(text(world, thread), MESSAGE_TEXT_MAX);
      const until = world.tick + Math.max(1, toTicks(world, seconds(world, thread)));
      changeLook(world, found, { text: line === '' ? null : { text: line, until } });
    }),

  setNameLabel: ({ unit, isShown }) =>
    onUnit(unit, (world, found, thread) => {
      found.hasNameLabel = isShown(world, thread);
      markEntity(world, found);
    }),

  askPlayer: ({ player, text, question }) =>
    onPlayer(player, (world, found, thread) => {
      if (found.isBot) return;
      const name = cutText(question(world, thread), MESSAGE_NAME_MAX);
      found.question = { name, text: cutText(text(world, thread), MESSAGE_TEXT_MAX) };
      tell(world, { kind: 'question', player: found.id, question: name, text: found.question.text });
    }),

  offerForCoins: ({ player, item, price }) =>
    onPlayer(player, (world, found, thread) => {
      const name = cutText(item(world, thread), MESSAGE_NAME_MAX);
      const coins = Math.floor(price(world, thread));
      if (found.isBot || name === '' || !(coins >= 1 && coins <= limits.COIN_PRICE_MAX)) return;
      tell(world, { kind: 'coin-offer', player: found.id, item: name, price: coins });
    }),

  openPanel: ({ panel, player }) =>
    onAudience(player, (world, audience, thread) => {
      const id = panel(world, thread);
      if (id !== null) openPanel(world, audience, id);
    }),

  closePanel: ({ panel, player }) =>
    onAudience(player, (world, audience, thread) => {
      const id = panel(world, thread);
      if (id !== null) closePanel(world, audience, id);
    }),

  sendToPanel: ({ panel, event, value, player }) =>
    onAudience(player, (world, audience, thread) => {
      const id = panel(world, thread);
      const sent = value(world, thread);
      if (id === null) return;
      if (!isValueWithin(sent, PANEL_MESSAGE_SIZE_MAX)) {
        reportRuleProblem(world, thread, 'panel-value-too-large', 'The value is too large for a panel.');
        return;
      }
      const name = cutText(event(world, thread), MESSAGE_NAME_MAX);
      tell(world, { kind: 'panel-message', panel: id, event: name, value: sent, player: audience });
    }),
} satisfies Partial<ActionRunners>;

function lineOf(text: Evaluate<string>): Evaluate<string> {
  return (world, thread) => cutText(text(world, thread), MESSAGE_TEXT_MAX);
}
