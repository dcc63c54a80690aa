const HEADING_LOOK = 'font: 800 32px/1.3 system-ui; color: #ff7a66';
const TEXT_LOOK = 'font: 16px/1.5 system-ui';

/** People are talked into pasting code here that steals their account. */
export function warnInConsole(output: Pick<Console, 'log'>): void {
  output.log('%cStop!', HEADING_LOOK);
  output.log(
    '%cDo not paste code here that someone gave you. It can take over your Playloom account, your coins and your games. Whatever they promised you, it is a trick. Close this window if you are not a developer.',
    TEXT_LOOK,
  );
}
