import { createFrameGovernor, settleFrameGovernor, stepFrameGovernor } from '../frames/FrameGovernor.ts';
import type { FrameWatch } from '../frames/FramePace.ts';
import type { FrameFacts, FrameReport } from '../frames/FrameReport.ts';
import { qualityLevels } from '../frames/qualityLevels.ts';
import { computeMedianRoundTrip } from '../time/InputLead.ts';
import type { ClientRun } from './ClientRun.ts';
import { applyQuality, readQualityLevel } from './paceFrames.ts';

/** Watches how long frames take, so that slow devices draw less. */
export function watchFrames(run: ClientRun): FrameWatch {
  const { pace, stage, core } = run;
  let governor = createFrameGovernor(qualityLevels.length);
  let report: FrameReport | null = null;
  const readFacts = (): FrameFacts => ({
    stats: stage.renderer.readStats(),
    graphics: stage.settings.graphics,
    level: readQualityLevel(run),
    lowest: governor.lowest,
    change: governor.change,
    isSaving: stage.settings.isLowPower,
    roundTripMs: Math.round(computeMedianRoundTrip(core.session.lead)),
  });
  if (run.options.showsFps === true)
    import('../frames/createFrameReport.ts').then(({ createFrameReport }) => {
      if (run.hasEnded) return;
      const created = createFrameReport(run.surface);
      report = created;
      run.cleanups.push(() => created.remove());
    }, reportError);
  return {
    note(frame) {
      if (stage.settings.graphics === 'auto' && stepFrameGovernor(governor, frame)) {
        pace.level = governor.level;
        applyQuality(run);
      }
      report?.add(frame, readFacts);
    },
    settle: () => settleFrameGovernor(governor),
    restart() {
      governor = createFrameGovernor(qualityLevels.length);
    },
  };
}
