import { configTable } from './configVariables.ts';

const INTRODUCTION = `# Configuration

<!-- Generated from apps/server/src/process/configVariables.ts by: node tools/generate.ts -->

Playloom reads these environment variables once, at the start. None is required on your own machine. An empty value counts as unset. If a value is wrong, the start stops with one line that names the variable. [Running a server](running.md) explains which variables a public site needs.
`;

/** Generates docs/configuration.md, which lists every environment variable of the server. */
function writeConfigurationPage(): string {
  const rows = configTable.map(
    ({ name, default: value, isExact, allowed, meaning }) =>
      `| \`${name}\` | ${isExact ? formatCode(value) : formatText(value)} | ${formatText(allowed)} | ${formatText(meaning)} |`,
  );
  const table = ['| variable | default | value | meaning |', '|---|---|---|---|', ...rows];
  return `${INTRODUCTION}\n${table.join('\n')}\n`;
}

/** Formats a value as code. Long lists of URLs are split, so that the table can break the line after a comma. */
function formatCode(value: string): string {
  return value.includes(',http') ? value.split(',').map(formatCode).join(', ') : `\`${value}\``;
}

/** Formats variable names as code, and escapes Markdown in the rest. */
function formatText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : escapeMarkdown(part)))
    .join('');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[|*<>[\]]/g, String.raw`\$&`).replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, '`$&`');
}

// tools/generate.ts runs this file as a program, because tools may not import the server.
if (import.meta.main) process.stdout.write(writeConfigurationPage());
