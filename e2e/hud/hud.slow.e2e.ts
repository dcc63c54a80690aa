import { describe, expect, inject, it } from 'vitest';
import { expectNoSeriousAxe } from '../harness/expectNoSeriousAxe.ts';
import { itInLongRun } from '../harness/itInLongRun.ts';
import { openHuds, SCREENS } from './openHud.ts';

const openHud = openHuds();
const TICK = 4000;
const baker = { dialogue: 'baker', node: 'hello', partner: null, options: [0, 3, 4] };

describe('parts of the HUD', () => {
  it('[MP-06] are all shown in a game that has them', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.desktop);
    for (const name of ['Map', 'Chat', 'Kill feed', 'Inventory', 'Health', 'Emotes', 'Menu']) {
      await page.getByLabel(name, { exact: true }).first().waitFor();
    }
    expect(await page.locator('.hud-board tbody tr').count()).toBe(3);
    expect(await page.locator('.hud-match').textContent()).toContain('1:38');
    expect(await takeCalls('drawMinimap')).toEqual([['drawMinimap']]);
  });

  it('[MP-06] can each be turned off by the game', async () => {
    const off = {
      hasScoreboard: false,
      hasMinimap: false,
      hasInventory: false,
      hasTimer: false,
      hasAttributeBars: false,
      hasChat: false,
      hasKillFeed: false,
      hasEmotes: false,
      hasHitDirections: false,
      hasPrompts: false,
      race: null,
    };
    const { page } = await openHud('arena', SCREENS.desktop, {}, { hud: off });
    await page.getByLabel('Menu', { exact: true }).waitFor();
    for (const part of ['board', 'map', 'inventory', 'match-clock', 'vitals', 'chat', 'feed']) {
      expect([part, await page.locator(`.hud-${part}`).count()]).toEqual([part, 0]);
    }
    for (const key of ['Tab', 't', 'Enter']) await page.keyboard.press(key);
    expect(await page.locator('.hud-full-board, .hud-wheel, .hud-chat').count()).toBe(0);
  });

  it('render only what changed', async () => {
    const { page, change } = await openHud('arena', SCREENS.desktop);
    const count = () =>
      page.evaluate(() => (window as unknown as { hudPage: { renders: number } }).hudPage.renders);
    await page.getByLabel('Menu', { exact: true }).waitFor();
    const before = await count();
    for (let tick = 1; tick <= 20; tick++) await change({ tick: TICK + tick });
    expect(await count()).toBe(before);
    await change({ tick: TICK + 40 });
    await page.locator('.hud-match-clock', { hasText: '1:37' }).waitFor();
    expect(await count()).toBeGreaterThan(before);
  });

  it('[HUD-29] say who defeated the player and when the player is back, as long as the unit lies there too', async () => {
    const victim = { name: 'robin', color: '#ff6464', isMe: true };
    const killer = { name: 'juno', color: '#6464ff', isMe: false };
    const own = { respawnAt: TICK + 100 };
    const { page, change } = await openHud('arena', SCREENS.phone, {
      own,
      feed: [{ key: 1, killer, victim, item: null }],
    });
    const notice = page.locator('.hud-respawn');
    await notice.waitFor();
    expect(await notice.innerText()).toMatch(/^Defeated by juno\s+Respawning in 3$/);
    // Nobody did it.
    await change({ feed: [{ key: 1, killer: null, victim, item: null }] });
    await page.getByText('Defeated by').waitFor({ state: 'detached' });
    await change({ tick: TICK + 100 });
    await notice.waitFor({ state: 'detached' });
  });

  it('[FAIR-03:part] say how many seconds the own unit is protected, but not before the round', async () => {
    const { page, change } = await openHud('arena', SCREENS.phone, { own: { protectedUntil: TICK + 100 } });
    const hint = page.getByText(/^Protected for/);
    await hint.waitFor();
    expect(await hint.textContent()).toBe('Protected for 3');
    await change({ tick: TICK + 50 });
    await page.getByText('Protected for 2').waitFor();
    await change({ tick: TICK + 100 });
    await hint.waitFor({ state: 'detached' });
    const match = { phase: 'countdown', round: 1, endsAt: TICK + 300, wins: {} };
    await change({ own: { protectedUntil: TICK + 400 }, room: { match } });
    await page.getByText('Starts in').waitFor();
    expect(await hint.count()).toBe(0);
  });

  it('show the scoreboard while Tab is held, and automatically after a match without results', async () => {
    const results = { isEnabled: false };
    const { page, change } = await openHud('arena', SCREENS.desktop, {}, { results });
    const board = page.locator('.hud-full-board');
    await page.keyboard.down('Tab');
    await board.getByText('Scoreboard').waitFor();
    await page.keyboard.up('Tab');
    await board.waitFor({ state: 'detached' });
    await change({ room: { match: { phase: 'over', round: 3, endsAt: TICK + 200, wins: {} } } });
    await board.getByText('Final score').waitFor();
    expect(await board.locator('tbody tr').count()).toBe(8);
  });

  it('[OP-84] show that the connection is lost and how long the spot is saved', async () => {
    const { page, change } = await openHud('arena', SCREENS.phone, {
      isReconnecting: true,
      reconnectSecondsLeft: 6.2,
    });
    await page.getByText('Reconnecting…').waitFor();
    await page.getByText('Your spot is saved for at least 7 s', { exact: true }).waitFor();
    await change({ reconnectSecondsLeft: 0 });
    await page.getByText('Still trying', { exact: true }).waitFor();
    // The server restarts.
    await change({ reconnectSecondsLeft: Infinity });
    await page.getByText('Your spot is saved', { exact: true }).waitFor();
    await change({ isReconnecting: false });
    await page.getByText('Reconnecting…').waitFor({ state: 'detached' });
    expect(await page.locator('.hud-banner').count()).toBe(0);
  });

  it('send emotes by key and by click', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('t');
    await page.keyboard.press('3');
    await page.getByLabel('Emotes').click();
    await page.getByRole('button', { name: 'Heart' }).click();
    expect(await takeCalls('sendEmote')).toEqual([
      ['sendEmote', 2],
      ['sendEmote', 3],
    ]);
    expect(await page.locator('.hud-wheel').count()).toBe(0);
  });

  it('[CM-03:part] offer phrases with one press to players who cannot write', async () => {
    for (const screen of [SCREENS.desktop, SCREENS.phone, SCREENS.phoneLandscape]) {
      const { page, takeCalls } = await openHud('arena', screen, { canChat: false });
      if (screen === SCREENS.desktop) await page.getByRole('button', { name: 'Send a phrase' }).click();
      else await page.getByLabel('Emotes').tap();
      const phrases = page.getByRole('group', { name: 'Phrases' }).getByRole('button');
      for (const phrase of await phrases.all()) {
        const { x, y, width, height } = (await phrase.boundingBox())!;
        expect(
          Math.min(x, y, height - 44, screen.width - x - width, screen.height - y - height),
        ).toBeGreaterThanOrEqual(0);
      }
      await phrases.nth(2).click();
      expect(await takeCalls('sendPhrase')).toEqual([['sendPhrase', 2]]);
      expect(await phrases.count()).toBe(0);
    }
  });
});

describe('the chat', () => {
  it('[VA-04:part] counts characters and passes only Enter and Escape to the game', async () => {
    const { page, takeCalls } = await openHud('arena', SCREENS.desktop);
    const readReceived = () =>
      page.evaluate(() =>
        (window as unknown as { hudPage: { receivedKeys: string[] } }).hudPage.receivedKeys.splice(0),
      );
    await page.keyboard.press('Enter');
    await page.getByLabel('Message everyone').waitFor();
    expect(await takeCalls('holdKeyboard')).toEqual([
      ['holdKeyboard', false],
      ['holdKeyboard', true],
    ]);
    await readReceived();
    await page.keyboard.type('wasd e');
    await page.getByText('6/200').waitFor();
    expect(await readReceived()).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await readReceived()).toEqual(['Enter']);
    expect(await takeCalls('sendChat', 'holdKeyboard')).toEqual([
      ['sendChat', 'wasd e', false],
      ['holdKeyboard', false],
    ]);
    await page.keyboard.press('Enter');
    await page.getByLabel('Message everyone').waitFor();
    await page.keyboard.type('never mind');
    await readReceived();
    await page.keyboard.press('Escape');
    expect(await readReceived()).toEqual(['Escape']);
    expect(await takeCalls('sendChat')).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Enter');
    await page.getByLabel('Message everyone').waitFor();
    await page.mouse.click(700, 300);
    await page.getByLabel('Message everyone').waitFor({ state: 'detached' });
  });

  it('[VA-04:part] accepts no more than the maximum length', async () => {
    const { page } = await openHud('arena', SCREENS.desktop);
    await page.keyboard.press('Enter');
    await page.getByLabel('Message everyone').fill('x'.repeat(199));
    await page.keyboard.type('yz');
    await page.getByText('200/200').waitFor();
    expect(await page.getByLabel('Message everyone').inputValue()).toBe(`${'x'.repeat(199)}y`);
  });

  it('[CM-03:part] asks for the age when a first message is sent, and keeps the message', async () => {
    const unknownAge = { canChat: false, canAskToWrite: true, chatRestriction: 'age-unknown' };
    const { page, change, takeCalls } = await openHud('arena', SCREENS.desktop, unknownAge);
    const field = page.getByLabel('Message everyone');
    await page.keyboard.press('Enter');
    await page.keyboard.type('hello there');
    expect(await takeCalls('askToWrite')).toEqual([]);
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
    const calls = await takeCalls('sendChat', 'askToWrite');
    expect(calls.map(([name]) => name)).toEqual(['askToWrite']);
    await change({ canChat: true, canAskToWrite: false, chatRestriction: null });
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('hello there');
    await page.keyboard.press('Enter');
    expect(await takeCalls('sendChat')).toEqual([['sendChat', 'hello there', false]]);
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('');
  });

  it('sends to the team, and counts unread messages on small screens', async () => {
    const { page, change, takeCalls } = await openHud('arena', SCREENS.phone);
    await page.getByLabel('Chat, 3 unread').tap();
    await page.getByRole('button', { name: 'Team' }).tap();
    await page.getByLabel('Message your team').fill('help');
    await page.keyboard.press('Enter');
    expect(await takeCalls('sendChat')).toEqual([['sendChat', 'help', true]]);
    const line = { name: 'pip', color: null, text: 'coming', isTeamOnly: true, isFromGame: false };
    await change({ chat: [{ key: 9, ...line }] });
    await page.getByLabel('Chat, 1 unread').waitFor();
    expect(await page.getByRole('log').getAttribute('aria-live')).toBe('polite');
  });
});

describe('game windows', () => {
  it('let options be chosen by number and by click, and close with Escape', async () => {
    const { page, change, takeCalls } = await openHud('harbour', SCREENS.desktop, {
      own: { dialogue: baker },
    });
    await page.getByText('Do you smell that?').waitFor();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Good day.' }).click();
    await page.keyboard.press('Escape');
    expect(await takeCalls('chooseOption', 'closeDialogue', 'selectSlot')).toEqual([
      ['chooseOption', 3],
      ['chooseOption', 4],
      ['closeDialogue'],
    ]);
    await change({ own: { dialogue: null } });
    await page.getByText('Do you smell that?').waitFor({ state: 'detached' });
    expect((await takeCalls('holdKeyboard')).at(-1)).toEqual(['holdKeyboard', false]);
  });

  it('sell only what the player can pay for', async () => {
    const shop = { shop: 'tent', partner: null, offers: ['soup', 'bandage'], money: 9 };
    const { page, takeCalls } = await openHud('nightfall', SCREENS.phone, { own: { shop } });
    await page.locator('.hud-offer', { hasText: 'Hot soup' }).tap();
    await page.locator('.hud-offer', { hasText: 'Spear' }).tap({ force: true });
    await page.getByLabel('Close', { exact: true }).tap();
    expect(await takeCalls('buy', 'closeShop')).toEqual([['buy', 'soup'], ['closeShop']]);
  });

  it('ask a question and send the answer, or nothing', async () => {
    const question = { name: 'boat', text: 'What is it called?' };
    const { page, takeCalls } = await openHud('harbour', SCREENS.desktop, { own: { question } });
    await page.getByLabel('What is it called?').fill('Pilchard');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Skip' }).click();
    expect(await takeCalls('answer')).toEqual([
      ['answer', 'Pilchard'],
      ['answer', ''],
    ]);
  });

  it('let players choose a team if the game allows it', async () => {
    const settings = { players: { unit: 'copper', team: 'chosen', respawnSeconds: 3, isRespawning: true } };
    const { page, change, takeCalls } = await openHud('arena', SCREENS.phone, {}, settings);
    await page.getByLabel('Menu', { exact: true }).tap();
    await page.getByRole('button', { name: 'Change team' }).tap();
    expect(
      await page
        .getByRole('button', { name: /Copper/ })
        .last()
        .isDisabled(),
    ).toBe(true);
    await page.locator('.hud-team', { hasText: 'Tide' }).tap();
    await change({ players: [{ id: 1, name: 'robin', team: null, score: 0, isBot: false, isAway: false }] });
    await page.getByText('Choose a team').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.hud-team', { hasText: 'Copper' }).tap();
    expect(await takeCalls('joinTeam')).toEqual([
      ['joinTeam', 'tide'],
      ['joinTeam', 'copper'],
    ]);
  });

  it('show panels in a sandbox, deliver each message once, and limit floods', async () => {
    const message = { key: 1, panel: 'log', event: 'coins', value: 14 };
    const { page, change, takeCalls } = await openHud('harbour', SCREENS.desktop, {
      own: { panels: ['log'] },
      panelMessages: [message],
    });
    const frame = page.frameLocator('.hud-panel iframe');
    await frame.getByText('coins: 14').waitFor();
    expect(await page.locator('.hud-panel iframe').getAttribute('sandbox')).toBe('allow-scripts');
    await change({ panelMessages: [message, { ...message, key: 2, value: 15 }] });
    await frame.getByText('coins: 15').waitFor();
    await frame.locator('[data-event]').click();
    await frame.locator('#flood').click();
    await page.waitForFunction(
      () => (window as unknown as { hudPage: { calls: unknown[][] } }).hudPage.calls.at(-1)?.[2] === 'flood',
    );
    const sent = await takeCalls('sendPanelEvent');
    expect(sent[0]).toEqual(['sendPanelEvent', 'log', 'pressed', 1]);
    expect(sent.length).toBeLessThanOrEqual(31);
    await page.evaluate(() => window.postMessage({ event: 'forged', value: 1 }, '*'));
    await page.getByLabel('Close log').click();
    await page.locator('.hud-panel').waitFor({ state: 'detached' });
    expect(await takeCalls('sendPanelEvent')).toEqual([['sendPanelEvent', 'log', 'close', null]]);
    await change({ own: { panels: [] } });
    await change({ own: { panels: ['log'] } });
    await page.locator('.hud-panel').waitFor();
  });
});

describe('axe', () => {
  const scenes = [
    ['arena', 'desktop', {}],
    ['arena', 'phone', { settings: { hasTeamShapes: true } }],
    [
      'nightfall',
      'phoneLandscape',
      { own: { shop: { shop: 'tent', partner: null, offers: ['soup'], money: 5 } } },
    ],
    ['harbour', 'tablet', { own: { dialogue: baker } }],
    ['skyline', 'phone', { own: { question: { name: 'n', text: 'Who?' } }, isReconnecting: true }],
  ] as const;
  itInLongRun.each(scenes)('finds nothing serious in %s on a %s', async (slug, screen, changes) => {
    const { page } = await openHud(slug, SCREENS[screen], changes);
    await page.getByLabel('Menu', { exact: true }).waitFor();
    await expectNoSeriousAxe(page);
  });

  it.each(inject('long') ? ['main', 'keys', 'chat', 'emotes', 'board'] : ['main', 'chat'])(
    'finds nothing serious in the open %s',
    async (part) => {
      const { page } = await openHud('arena', SCREENS.desktop);
      await page.getByLabel('Menu', { exact: true }).waitFor();
      const keys = { main: 'Escape', keys: 'Escape', chat: 'Enter', emotes: 't', board: 'Tab' } as const;
      await page.keyboard.down(keys[part as keyof typeof keys]);
      if (part === 'keys') await page.getByRole('button', { name: 'Change controls' }).click();
      await expectNoSeriousAxe(page, part === 'main' || part === 'keys' ? '.hud-menu' : undefined);
    },
  );
});
