import type { DraftGame } from '@playloom/draft';
import { fail, limits, type Result, succeed } from '@playloom/game-format';
import type { Command } from '../Editor.ts';
import type { Snippet } from './scriptTemplates.ts';

export function pathOfPanel(panel: string): readonly string[] {
  return ['data', 'ui', panel, 'htmlData'];
}

/** What somebody typed as the name of a panel; else why it cannot be one. */
export function readPanelName(game: DraftGame, typed: string): Result<string, string> {
  const name = typed.trim();
  if (!limits.PANEL_NAME_PATTERN.test(name)) {
    return fail('Begin with a letter; then letters, digits, - and _ (at most 40).');
  }
  if (Object.hasOwn(game.data.ui, name)) return fail(`There is a panel ${name} already.`);
  if (Object.keys(game.data.ui).length >= limits.PANELS_MAX) {
    return fail(`A game has at most ${limits.PANELS_MAX} panels.`);
  }
  return succeed(name);
}

export function addPanel(name: string, htmlData: string): Command {
  return {
    label: `Add the panel ${name}`,
    edits: [{ kind: 'insert', path: ['data', 'ui'], key: name, value: { htmlData } }],
  };
}

export function renamePanel(game: DraftGame, from: string, to: string): Command {
  const htmlData = game.data.ui[from]?.htmlData ?? '';
  return {
    label: `Rename the panel ${from} to ${to}`,
    edits: [
      { kind: 'insert', path: ['data', 'ui'], key: to, value: { htmlData } },
      { kind: 'remove', path: ['data', 'ui', from] },
    ],
  };
}

export function removePanel(name: string): Command {
  return { label: `Remove the panel ${name}`, edits: [{ kind: 'remove', path: ['data', 'ui', name] }] };
}

/** Pieces that speak with the game, to begin a panel with or to add to one. */
export const panelSnippets: readonly Snippet[] = [
  {
    title: 'A button that tells the game',
    text: 'A rule or script hears of it: “a panel sends an event”.',
    code: `<button type="button" data-event="start" data-value="easy">Start</button>
`,
  },
  {
    title: 'A value the game sends',
    text: 'The game says { event, value }; the panel shows it.',
    code: `<p>Score: <strong id="score">0</strong></p>
<script>
  addEventListener('message', ({ data }) => {
    if (data.event === 'score') document.getElementById('score').textContent = data.value;
  });
</script>
`,
  },
  {
    title: 'A form',
    text: 'Sends what was typed, as one value.',
    code: `<form id="naming">
  <label>Name of your ship <input name="ship" maxlength="20" required></label>
  <button>Set sail</button>
</form>
<script>
  document.getElementById('naming').addEventListener('submit', (event) => {
    event.preventDefault();
    playloom.send('named', new FormData(event.target).get('ship'));
  });
</script>
`,
  },
];

export const PANEL_TEMPLATE = `<style>
  h2 { margin: 0 0 8px; font-size: 20px; }
  button { padding: 8px 14px; border: 0; border-radius: 8px; background: #ff7a66; color: #171226; font: inherit; }
</style>

<h2 id="title">Welcome</h2>
<p>You have <strong id="coins">0</strong> coins.</p>
<button type="button" data-event="close">Close</button>

<script>
  // What the game says comes as messages: { event, value }.
  addEventListener('message', ({ data }) => {
    if (data.event === 'coins') document.getElementById('coins').textContent = data.value;
  });
</script>
`;
