import type { ExportReport } from './ExportReport.ts';

const MEGABYTE = 1024 ** 2;
/** Limits of CrazyGames: 50 MB and 20 seconds until gameplay, 250 MB and 1,500 files in total. */
const LIMITS = {
  bytesToGameplay: 50 * MEGABYTE,
  zipBytes: 250 * MEGABYTE,
  files: 1500,
  seconds: 20,
} as const;
const ORDER = ['loading-start', 'loading-finished', 'gameplay-start'];

interface ReportLine {
  readonly isGood: boolean;
  readonly text: string;
}

/** Formats the report as lines, each with whether it passed. */
export function describeReport(report: ExportReport): ReportLine[] {
  const { zipBytes, files, bytesToGameplay, secondsToGameplay, requests, outside, events, errors } = report;
  const scrolling = report.sizes.filter(({ hasScrollBars }) => hasScrollBars);
  const nameSize = ({ width, height }: { width: number; height: number }): string => `${width}×${height}`;
  return [
    line(
      zipBytes <= LIMITS.zipBytes && files <= LIMITS.files,
      `zip: ${inMegabytes(zipBytes)}, ${files} files`,
    ),
    line(
      bytesToGameplay <= LIMITS.bytesToGameplay,
      `until gameplay: ${inMegabytes(bytesToGameplay)} in ${requests.length} requests`,
    ),
    line(secondsToGameplay <= LIMITS.seconds, `time until gameplay: ${secondsToGameplay.toFixed(1)} s`),
    line(
      outside.length === 0,
      outside.length === 0 ? 'external requests: none' : `external requests: ${outside.join(', ')}`,
    ),
    line(
      ORDER.every((event, index) => events[index] === event),
      `events: ${events.join(' → ') || 'none'}`,
    ),
    line(errors.length === 0, `errors: ${errors.join(' | ') || 'none'}`),
    line(
      scrolling.length === 0,
      scrolling.length === 0
        ? `window sizes: ${report.sizes.map(nameSize).join(', ')}, all without scroll bars`
        : `window sizes with scroll bars: ${scrolling.map(nameSize).join(', ')}`,
    ),
  ];
}

function line(isGood: boolean, text: string): ReportLine {
  return { isGood, text };
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
