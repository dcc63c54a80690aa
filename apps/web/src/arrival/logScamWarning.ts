const HEADING_LOOK = 'font: 800 32px/1.3 system-ui; color: #ff7a66';
const TEXT_LOOK = 'font: 16px/1.5 system-ui';

/** Warns users not to paste code into the console, because scammers use that to steal accounts. */
export function logScamWarning(output: Pick<Console, 'log'>): void {
  output.log('%cStop!', HEADING_LOOK);
  output.log(
    '%cDo not paste code here that someone sent you. It is a scam and can give them access to your Playloom account, your coins, and your games. If you are not a developer, close this window.',
    TEXT_LOOK,
  );
}
