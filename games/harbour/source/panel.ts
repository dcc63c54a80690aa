import { CRABS_WANTED, errandIds, errands, FISH_WANTED } from './errands.ts';

const rows = errandIds
  .map(
    (id) =>
      `<li><strong>${errands[id].name}</strong><br>${errands[id].giver}, ${errands[id].pay} coins: <span id="${id}">not begun</span></li>`,
  )
  .join('\n    ');

/**
 * HTML of the quest log. Rules send it errands and totals as messages ({ event, value }). Its button sends the event
 * “close” back, because every element with data-event sends its event when it is clicked.
 */
export const logPanel = `<style>
  button { min-height: 44px; padding: 8px 20px; border: 0; border-radius: 8px; background: #ff7a66; color: #171226; font: inherit; }
</style>
<section aria-labelledby="title">
  <h2 id="title">Your log</h2>
  <ol>
    ${rows}
  </ol>
  <p>You are <strong id="rank">a stranger</strong> here, with <strong id="coins">0</strong> coins.</p>
  <p>Errands done: <span id="done">0</span>. Fish caught: <span id="caught">0</span>. Best day: <span id="best">0</span> coins.</p>
  <button type="button" data-event="close">Close</button>
</section>
<script>
  const states = ['not begun', 'under way', 'done for today'];
  const ranks = [[30, 'a legend'], [15, 'a true islander'], [6, 'a friend of the bay'], [1, 'a helping hand'], [0, 'a stranger']];
  const write = (id, text) => { document.getElementById(id).textContent = text; };
  const tell = {
    errands([bread, oil, fish, crabs, chased, pilchards]) {
      write('bread', states[bread]);
      write('oil', states[oil]);
      write('fish', states[fish] + (fish === 1 ? ', ' + pilchards + ' of ${FISH_WANTED}' : ''));
      write('crabs', states[crabs] + (crabs === 1 ? ', ' + chased + ' of ${CRABS_WANTED}' : ''));
    },
    totals([coins, done, caught, best]) {
      write('coins', coins);
      write('done', done);
      write('caught', caught);
      write('best', best);
      write('rank', ranks.find(([least]) => done >= least)[1]);
    },
  };
  addEventListener('message', ({ data }) => tell[data?.event]?.(data.value));
</script>
`;
