import { defineAction } from '../../entry/defineEntry.ts';
import { choiceParam, numberParam, param } from '../../entry/params.ts';

export const startTimer = defineAction({
  name: 'startTimer',
  category: 'flow',
  sentence: 'Start timer {timer} for {seconds} seconds, {mode}',
  help: 'Starts a timer. When the time is up, the trigger for this timer fires. If the timer is already running, it restarts.',
  params: {
    timer: param('text'),
    seconds: numberParam({ default: 10, min: 0.05, max: 86400 }),
    mode: choiceParam(['once', 'again-and-again'], 'once'),
  },
  example: { do: 'startTimer', timer: 'gate', seconds: 10 },
});
